import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

let engine: Promise<Sqlite3Static> | null = null;

const load = async (): Promise<Sqlite3Static> => {
  const { default: initialize } = await import('@sqlite.org/sqlite-wasm');
  return initialize();
};

/** Loads SQLite in WebAssembly, once per page; needs `wasm-unsafe-eval` in the Content-Security-Policy. */
export const loadEngine = (): Promise<Sqlite3Static> => (engine ??= load());
