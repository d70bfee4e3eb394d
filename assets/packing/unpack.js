"use strict";
// In the page as one file nothing can be fetched: what is asked for lies packed in the page itself.
window.fetch = async (asked) => {
  const path = new URL(asked.url ?? asked, document.baseURI).href.replace(new URL("./", document.baseURI).href, "");
  const block = document.querySelector(`script[data-file="${CSS.escape(path)}"]`);
  if (!block) throw new TypeError(`not in this file: ${path}`);
  const text = atob(block.textContent);
  const packed = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) packed[at] = text.charCodeAt(at);
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": block.dataset.type } });
};
