import { albumRows } from './albums.ts';
import { giftRows } from './gifts.ts';
import { jumbotronRows, legalTextRows } from './pages.ts';
import { performerRows } from './performers.ts';
import { showRows } from './shows.ts';
import type { Seeds } from './rows.ts';
import { videoRows } from './videos.ts';

/** Generates all seeds from a number, deterministically. */
export function generateSeeds(seed: number): Seeds {
  const performers = performerRows(seed);
  return {
    performers,
    albums: albumRows(seed, performers),
    videos: videoRows(seed, performers),
    gifts: giftRows(),
    shows: showRows(performers),
    jumbotron: jumbotronRows(performers),
    'legal-texts': legalTextRows(),
  };
}

/**
 * The text of a seed file: the number, or null for edited rows, then one row per line, for readable diffs.
 */
export function seedFileText(seed: number | null, rows: readonly unknown[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "seed": ${seed},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
