import { albumRows } from './albums.ts';
import { giftRows } from './gifts.ts';
import { jumbotronRows, legalTextRows } from './pages.ts';
import { performerRows } from './performers.ts';
import type { Seeds } from './rows.ts';
import { videoRows } from './videos.ts';

/** Everything that the product starts with, made from a number: the same number gives the same rows. */
export function makeSeeds(seed: number): Seeds {
  const performers = performerRows(seed);
  return {
    performers,
    albums: albumRows(seed, performers),
    videos: videoRows(seed, performers),
    gifts: giftRows(),
    jumbotron: jumbotronRows(performers),
    'legal-texts': legalTextRows(),
  };
}

/**
 * The text of a seed file: the number, or null where somebody edited the rows, then a row per line, so that a change is a
 * changed line.
 */
export function seedFileText(seed: number | null, rows: readonly unknown[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "seed": ${seed},\n  "rows": [\n${lines}\n  ]\n}\n`;
}
