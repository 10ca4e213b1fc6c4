import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { performersFolder } from '../../mock-api/src/media/clips.ts';

const root = join(import.meta.dirname, '../../mock-api');

/** The folder of all clips. */
export const clipsDirectory = join(root, 'clips');

/** The folder of the performers' clips. */
export const performerClipsDirectory = join(clipsDirectory, performersFolder);
const listFile = join(root, 'src/media/performer-clips.ts');

/** A performer whose clip is named after the portrait's seed. */
export interface ClippedPerformer {
  readonly slug: string;
  readonly pictureSeed: string;
}

/** The performers of the seeds. */
export function performersOfSeeds(): readonly ClippedPerformer[] {
  const text = readFileSync(join(root, 'data/performers.json'), 'utf8');
  return (JSON.parse(text) as { rows: readonly ClippedPerformer[] }).rows;
}

/** The seeds that have a clip. */
export function performerClipsMade(): readonly string[] {
  if (!existsSync(performerClipsDirectory)) return [];
  return readdirSync(performerClipsDirectory)
    .filter((name) => !name.endsWith('.next'))
    .toSorted();
}

/** The seeds of the performers who have no clip. */
export function missingPerformers(): readonly string[] {
  const made = new Set(performerClipsMade());
  return performersOfSeeds()
    .map(({ pictureSeed }) => pictureSeed)
    .filter((seed) => !made.has(seed));
}

/** The portrait's seed of a performer, who is named by it or by the slug. Throws for others. */
export function seedNamed(name: string): string {
  const found = performersOfSeeds().find(({ slug, pictureSeed }) => pictureSeed === name || slug === name);
  if (found === undefined) throw new Error(`No performer of the seeds is called "${name}".`);
  return found.pictureSeed;
}

/** The bytes of all files in a folder. */
export async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const sizes = await Promise.all(files.map(async (each) => (await stat(join(each.parentPath, each.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes the list of performers' clips, by which the server knows them. */
export function writePerformerClips(): void {
  const lines = performerClipsMade().map((seed) => `  '${seed}',\n`);
  writeFileSync(
    listFile,
    [
      '/** The seeds of the portraits whose performers have a clip in mock-api/clips. Written by `npm run clips`. */\n',
      `export const performerClips: ReadonlySet<string> = new Set([\n${lines.join('')}]);\n`,
    ].join(''),
  );
}
