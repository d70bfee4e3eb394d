"use strict";
// What the host page does: it shows what the table tells, and passes on what its own buttons say.
const table = document.querySelector("peddlers-table");
const told = document.getElementById("told");

for (const kind of ["poster", "ready", "height", "event", "ended", "refused"]) {
  table.addEventListener(`peddlers-${kind}`, ({ detail }) => {
    const line = document.createElement("li");
    line.textContent = JSON.stringify(detail); // names are data: never innerHTML
    told.append(line);
  });
}

document.addEventListener("click", ({ target }) => {
  const { tell, by, lang, theme } = target.dataset;
  if (tell) table.tell(tell, { by: Number(by), lang, theme });
});
