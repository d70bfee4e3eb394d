// PyScript makes a class of Worker before it knows whether it needs one.
globalThis.Worker ??= /** @type {any} */ (class {
  constructor() {
    throw new DOMException("this browser has no workers");
  }
});

// PyScript opens IndexedDB for a cache of packages, which this page never uses, and waits for ever where it is
// denied: in sandboxed and in third-party frames. Here it finds one that always answers and is always empty.
{
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
  };
  const nothing = () => answer(undefined);
  const store = { count: () => answer(0), getAllKeys: () => answer([]), get: nothing, getKey: nothing, put: nothing, delete: nothing, clear: nothing };
  const database = { transaction: () => ({ objectStore: () => store }), close() {} };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) }, configurable: true });
}
