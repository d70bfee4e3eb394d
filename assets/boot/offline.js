/* Once the table is laid, a worker keeps the site for the time without a network. A new version waits in the lobby
   until the person wants it, or until all tabs are closed. */
const at = (id) => document.getElementById(id);
let agreed = false;

async function keep() {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("./sw.js");
  const offer = () => {
    at("renew").hidden = !(registration.active && registration.waiting);
  };
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
  offer();
  at("renew-now").addEventListener("click", () => {
    agreed = true;
    if (registration.waiting) registration.waiting.postMessage("now");
    else location.reload();
  });
  workers.addEventListener("message", () => {
    agreed = false;
    at("renew-others").hidden = false;
  });
  workers.addEventListener("controllerchange", () => agreed && location.reload());
  // an app on a tablet may stay open for months
  document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
}

// an insecure page has no workers, a sandboxed frame is denied them: it works, while there is a network
document.addEventListener("peddlers:ready", () => keep().catch((error) => console.info("not kept for offline:", error.message)), { once: true });
