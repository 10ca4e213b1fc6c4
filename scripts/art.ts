/**
 * Draws the pictures of home's first two screens, for both brands, into mock-api/pictures. Run by `npm run art`; its output
 * is committed. The server draws all other pictures on their first request.
 */
import { readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PictureKind } from '../packages/art/src/index.ts';
import { brands } from '../packages/locale/src/index.ts';
import { drawWidths, pictureFile, writeWhole } from '../mock-api/src/server/pictures/index.ts';

const data = new URL('../mock-api/data/', import.meta.url);
const pictures = fileURLToPath(new URL('../mock-api/pictures', import.meta.url));

/** The maximum total size of the committed pictures, in bytes. */
const LIMIT = 3_000_000;

interface Rows<Row> {
  readonly rows: readonly Row[];
}

interface Performer {
  readonly id: number;
  readonly pictureSeed: string;
}

interface Slide {
  readonly actorId: number;
  readonly pictureSeed: string;
}

interface PictureSet {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly widths: readonly number[];
}

/**
 * The pictures that home shows before the first scroll ends: every slide's banner and thumb, the live row (9), the first tiles of the grid
 * (30). Tiles need w160 and w320, the grid's first one w640 too.
 */
function firstScreens(performers: readonly Performer[], slides: readonly Slide[]): readonly PictureSet[] {
  const banners = slides.map(({ pictureSeed }): PictureSet => ({
    kind: 'banner',
    seed: pictureSeed,
    widths: [640, 1280, 1920],
  }));
  const onSlides = new Set(slides.map(({ actorId }) => actorId));
  const shown = performers.filter(({ id }, index) => index < 9 + 30 || onSlides.has(id));
  const portraits = shown.map(({ pictureSeed }, index): PictureSet => {
    return { kind: 'portrait', seed: pictureSeed, widths: index === 9 ? [160, 320, 640] : [160, 320] };
  });
  return [...banners, ...portraits];
}

async function rowsOf<Row>(name: string): Promise<readonly Row[]> {
  const parsed: Rows<Row> = JSON.parse(await readFile(new URL(`${name}.json`, data), 'utf8'));
  return parsed.rows;
}

const pictureSets = firstScreens(await rowsOf<Performer>('performers'), await rowsOf<Slide>('jumbotron'));
const next = `${pictures}.next`;
const totals = new Map<string, { files: number; bytes: number }>();
let total = 0;
const started = performance.now();

await rm(next, { recursive: true, force: true });
for (const brand of brands) {
  for (const { kind, seed, widths } of pictureSets) {
    for (const [width, bytes] of drawWidths({ brand, kind, seed }, widths)) {
      await writeWhole(pictureFile(next, { brand, kind, seed, width }), bytes);
      const group = `${brand} ${kind} w${width}`;
      const previous = totals.get(group) ?? { files: 0, bytes: 0 };
      totals.set(group, { files: previous.files + 1, bytes: previous.bytes + bytes.byteLength });
      total += bytes.byteLength;
    }
  }
}

for (const [group, { files, bytes }] of totals) {
  console.log(`${group.padEnd(24)} ${String(files).padStart(3)} files ${(bytes / 1000).toFixed(0).padStart(5)} kB`);
}
console.log(
  `${(total / 1000).toFixed(0)} kB of ${LIMIT / 1000} kB, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

if (total > LIMIT) {
  await rm(next, { recursive: true, force: true });
  console.error(
    'The pictures are too large and were discarded: choose fewer, or lower the qualities in draw-widths.ts.',
  );
  process.exitCode = 1;
} else {
  await rm(pictures, { recursive: true, force: true });
  await rename(next, pictures);
}
