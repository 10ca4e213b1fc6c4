import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

let engine: Promise<Sqlite3Static> | null = null;

const load = async (): Promise<Sqlite3Static> => {
  const { default: initialize } = await import('@sqlite.org/sqlite-wasm');
  return initialize();
};

/** SQLite in WebAssembly, fetched once a page; it needs `wasm-unsafe-eval` in a content policy. */
export const theEngine = (): Promise<Sqlite3Static> => (engine ??= load());
