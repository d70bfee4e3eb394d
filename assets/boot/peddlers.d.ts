/** What the page's scripts offer to Python, to the interpreter and to each other: the only global name. */
interface Peddlers {
  // the start (boot.js)
  stage(name: "python" | "table"): void;
  ready(): void;
  fail(kind: string, detail: unknown): void;
  // storage.js
  stored(key: string): string | null;
  store(key: string, value: string): void;
  hold(key: string, value: string): void;
  free(key: string): void;
  texts(): Record<string, string>;
  persist(): Promise<void>;
  space(hear: (kept: boolean, used: number, all: number) => void): Promise<void>;
  // saved-games.js
  games(): void;
  labels(): [mark: string, label: any][];
  latest(): string | undefined;
  since(when: Date): string;
  // listening.js
  listens(): boolean;
  // tell.js
  tell(name: string, detail?: unknown): void;
  // page.js: there once the lobby stands
  patch(root: HTMLElement, markup: string, title: string, turned: boolean): void;
  morph(root: Element, fresh: DocumentFragment): void;
  picture(name: string, markup: string): Promise<void>;
  sound(...names: string[]): void;
  claim(mark: string, force: boolean): void;
  release(): void;
}

declare var peddlers: Peddlers;

interface Document {
  addEventListener(name: `peddlers:${string}`, hear: (event: CustomEvent) => void, options?: AddEventListenerOptions): void;
}

declare module "*/vendor/pyodide/pyodide.mjs" {
  export { loadPyodide, version } from "pyodide";
}
