import type { Clock, WorldParts } from '../world/world.ts';
import { worldOver } from '../world/world-over.ts';
import { theEngine } from './engine.ts';
import { handleOf, openImage } from './wasm-handle.ts';

/** What a world in the browser is made of. */
export interface BrowserWorldOptions {
  /** Where the image of the seeded world is served, the bytes that `templateOf` makes on the server. */
  readonly templateUrl: string;
  /** The world's time; one that stands makes every answer repeatable. */
  readonly clock: Clock;
  /** What the world is called. @default 'browser' */
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

/** What failed is forgotten, so that the next world tries again. */
const templateAt = (url: string): Promise<Uint8Array> => {
  const known = templates.get(url);
  if (known !== undefined) return known;
  const fetched = fetchTemplate(url);
  templates.set(url, fetched);
  fetched.catch(() => templates.delete(url));
  return fetched;
};

/**
 * Opens a world in the browser: SQLite in WebAssembly, a copy of the served image that nobody else sees. It needs
 * `wasm-unsafe-eval` in a content policy. The engine and the image are fetched once a page; `database.close()` frees the
 * copy. Rejects when the image is not served or is none.
 */
export const openBrowserWorld = async (options: BrowserWorldOptions): Promise<WorldParts> => {
  const { templateUrl, clock, name = 'browser', seed } = options;
  const [sqlite, template] = await Promise.all([theEngine(), templateAt(templateUrl)]);
  return worldOver(name, handleOf(openImage(sqlite, template)), clock, seed);
};
