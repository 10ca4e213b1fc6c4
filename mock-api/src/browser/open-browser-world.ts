import type { Clock } from '../world/clock.ts';
import type { WorldParts } from '../world/world.ts';
import { createWorld } from '../create-world.ts';
import { sqliteDatabase } from '../world/sqlite-database.ts';
import { loadEngine } from './engine.ts';
import { handleOf, openImage } from './wasm-handle.ts';
import { seededRandom } from '../world/seeded-random.ts';

/** Options of a world in the browser. */
export interface BrowserWorldOptions {
  /** The address of the image of the seeded world, which `templateOf` creates on the server. */
  readonly templateUrl: string;
  /** The world's clock; a stopped one makes answers reproducible. */
  readonly clock: Clock;
  /** The name of the world. @default 'browser' */
  readonly name?: string;
  /** Seeds the world's random numbers. @default 1 */
  readonly seed?: number;
}

const templates = new Map<string, Promise<Uint8Array>>();

const fetchTemplate = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `The image of the world was not served at ${url} (status ${response.status}); serve templateOf(seeds) there.`,
    );
  }
  return new Uint8Array(await response.arrayBuffer());
};

/** Fetches a template once; a failure is not cached, so that the next world tries again. */
const templateAt = (url: string): Promise<Uint8Array> => {
  const cached = templates.get(url);
  if (cached !== undefined) return cached;
  const fetched = fetchTemplate(url);
  templates.set(url, fetched);
  fetched.catch(() => templates.delete(url));
  return fetched;
};

/**
 * Opens an isolated world in the browser: SQLite in WebAssembly with a copy of the image. It needs `wasm-unsafe-eval` in the
 * Content-Security-Policy. `database.close()` frees the copy. Rejects if the image cannot be fetched or is invalid.
 */
export const openBrowserWorld = async (options: BrowserWorldOptions): Promise<WorldParts> => {
  const { templateUrl, clock, name = 'browser', seed = 1 } = options;
  const [sqlite, template] = await Promise.all([loadEngine(), templateAt(templateUrl)]);
  return createWorld(name, sqliteDatabase(handleOf(openImage(sqlite, template))), clock, seededRandom(seed));
};
