/**
 * Writes the subsets of the brands' faces, and the measures from which their fallback faces are adjusted. Run by `npm run fonts`;
 * its output is committed.
 */
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

type Axis = number | { min: number; max: number };
interface Options {
  targetFormat: 'woff2' | 'sfnt';
  variationAxes: Readonly<Record<string, Axis>>;
  keepFeatures: readonly string[];
}
type Subset = (font: Buffer, text: string, options: Options) => Promise<Buffer>;

interface Face {
  name: string;
  from: string;
  axes: Readonly<Record<string, Axis>>;
  /** The instance whose widths the fallback has to match. */
  measuredAt: Readonly<Record<string, number>>;
  fallbacks: readonly (keyof typeof systemAverage)[];
}

const require = createRequire(import.meta.url);
const subset: Subset = require('subset-font');
const fontsource = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const root = new URL('../', import.meta.url);

/** Installed fonts: first on desktops and Apple's phones, then on Android, then on a default Linux. */
const sans = ['Arial', 'Roboto', 'DejaVu Sans'] as const;
const serifs = ['Georgia', 'Noto Serif', 'DejaVu Serif'] as const;

const kitFaces: readonly Face[] = [
  {
    name: 'velvet-display',
    from: 'playfair/files/playfair-latin-opsz-normal.woff2',
    axes: { wght: 420, opsz: { min: 12, max: 72 } },
    measuredAt: { wght: 420, opsz: 30 },
    fallbacks: serifs,
  },
  {
    name: 'velvet-text',
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    measuredAt: { wght: 450 },
    fallbacks: sans,
  },
  {
    name: 'brasa-display',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: 640, wdth: 100, opsz: { min: 12, max: 96 } },
    measuredAt: { wght: 640, wdth: 100, opsz: 30 },
    fallbacks: sans,
  },
  {
    name: 'brasa-text',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    measuredAt: { wght: 450 },
    fallbacks: sans,
  },
];

const lagoonFaces: readonly Face[] = [
  {
    name: 'lagoon',
    from: 'outfit/files/outfit-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    measuredAt: { wght: 450 },
    fallbacks: sans,
  },
];

/** Where the files and measures of a set of faces are written. */
const targets = [
  { faces: kitFaces, fonts: 'packages/kit/fonts/', measures: 'packages/kit/src/fonts/measures.ts' },
  { faces: lagoonFaces, fonts: 'stories/brands/lagoon/fonts/', measures: 'stories/brands/lagoon/measures.ts' },
];

/** Prices and timers need tabular figures; the other features are for running text. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'lnum', 'tnum'];

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const signs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}€“”„‘’‚‹›–—…·•→←−×ŒœŠšŽžŸıŁł`;

/** Letters of German, English, Dutch and Spanish running text by rough frequency. */
const sample =
  'the quick evening light of a warm room die ganze Nacht am Klavier und ein ruhiges Gespräch de hele avond samen kijken una noche tranquila con amigos 36 coins pro Minute';

/** Average advance of the sample in thousandths of the em, by `measure`; Arial's from its metric twin Arimo, Georgia's by its published ratio. */
const systemAverage = {
  Arial: 461,
  Roboto: 459,
  'DejaVu Sans': 524,
  Georgia: 466,
  'Noto Serif': 498,
  'DejaVu Serif': 532,
};

/** Reads the tables of an sfnt file by tag. */
function tables(font: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const start = font.readUInt32BE(entry + 8);
    found.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return found;
}

function table(all: Map<string, Buffer>, tag: string): Buffer {
  const found = all.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table, so its measures cannot be read.`);
  return found;
}

/** Returns a function that looks up a character's glyph in the font's format 4 map. */
function glyphs(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2);
  const starts = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no format 4 character map.');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const ends = start + 14;
  return (code) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (cmap.readUInt16BE(ends + segment * 2) < code) continue;
      const from = cmap.readUInt16BE(ends + 2 + segments * 2 + segment * 2);
      if (from > code) return 0;
      const delta = cmap.readInt16BE(ends + 2 + segments * 4 + segment * 2);
      const at = ends + 2 + segments * 6 + segment * 2;
      const offset = cmap.readUInt16BE(at);
      return offset === 0 ? (code + delta) & 0xffff : cmap.readUInt16BE(at + offset + (code - from) * 2);
    }
    return 0;
  };
}

export interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
  average: number;
}

/** Ascent, descent, gap and average advance in thousandths of the em. */
export function measure(font: Buffer): Measures {
  const all = tables(font);
  const em = table(all, 'head').readUInt16BE(18);
  const hhea = table(all, 'hhea');
  const hmtx = table(all, 'hmtx');
  const last = hhea.readUInt16BE(34) - 1;
  const glyph = glyphs(table(all, 'cmap'));
  const total = [...sample].reduce(
    (sum, letter) => sum + hmtx.readUInt16BE(Math.min(glyph(letter.codePointAt(0) ?? 32), last) * 4),
    0,
  );
  const thousandths = (value: number) => Math.round((value / em) * 1000);
  return {
    ascent: thousandths(hhea.readInt16BE(4)),
    descent: thousandths(-hhea.readInt16BE(6)),
    lineGap: thousandths(hhea.readInt16BE(8)),
    average: thousandths(total / sample.length),
  };
}

/** Returns whether all ten figures have the same width, with the `tnum` feature or by default. */
function hasTabularFigures(font: Buffer): boolean {
  const all = tables(font);
  if (all.get('GSUB')?.includes('tnum')) return true;
  const glyph = glyphs(table(all, 'cmap'));
  const widths = [...'0123456789'].map((figure) => table(all, 'hmtx').readUInt16BE(glyph(figure.charCodeAt(0)) * 4));
  return new Set(widths).size === 1;
}

/** Returns the overrides that give a system font the same metrics, as CSS percentages. */
function overrides(face: keyof typeof systemAverage, measures: Measures) {
  const sizeAdjust = measures.average / systemAverage[face];
  const percent = (value: number) => `${(value / 10 / sizeAdjust).toFixed(2)}%`;
  return {
    face,
    sizeAdjust: `${(sizeAdjust * 100).toFixed(2)}%`,
    ascent: percent(measures.ascent),
    descent: percent(measures.descent),
    lineGap: percent(measures.lineGap),
  };
}

/** Writes the file of a face. Returns its size and the fallbacks that match it. */
async function write(face: Face, folder: URL) {
  const source = await readFile(new URL(face.from, fontsource));
  const file = await subset(source, signs, { targetFormat: 'woff2', variationAxes: face.axes, keepFeatures: features });
  const instance = await subset(source, signs, {
    targetFormat: 'sfnt',
    variationAxes: face.measuredAt,
    keepFeatures: features,
  });
  if (!hasTabularFigures(instance))
    throw new Error(`${face.name} lost its tabular figures: prices and timers would change their width.`);
  await writeFile(new URL(`${face.name}.woff2`, folder), file);
  const measures = measure(instance);
  return { bytes: file.length, fallbacks: face.fallbacks.map((each) => overrides(each, measures)) };
}

for (const { faces, fonts, measures } of targets) {
  const folder = new URL(fonts, root);
  await mkdir(folder, { recursive: true });
  const found: Record<string, Awaited<ReturnType<typeof write>>> = {};
  for (const face of faces) found[face.name] = await write(face, folder);
  const text = `// Written by \`npm run fonts\`.\nexport const measures = ${JSON.stringify(found, null, 2)} as const;\n`;
  await writeFile(new URL(measures, root), text);
  process.stdout.write(`${fileURLToPath(folder)}\n${JSON.stringify(found, null, 1)}\n`);
}
