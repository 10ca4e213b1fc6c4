/** Cuts a fragmented MP4 file into its head and segments; the boxes of the file say where its parts are. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clipFormat } from '../../mock-api/src/media/clips.ts';
import { boxesOf } from '../../mock-api/src/media/mp4-boxes.ts';

const { segments, partsInSegment } = clipFormat;

/**
 * Cuts `file` into `init.mp4` and `s0.m4s` to `sN.m4s` beside it, and removes it. Throws unless the file has exactly the fragments of
 * the clips' format, as a playlist names each of them.
 */
export async function cutFragments(folder: string, file: string): Promise<void> {
  const bytes = await readFile(join(folder, file));
  const boxes = boxesOf(bytes);
  const fragments = boxes.filter(({ type }) => type === 'moof');
  if (fragments.length !== segments * partsInSegment)
    throw new Error(`${folder} has ${fragments.length} fragments instead of ${segments * partsInSegment}.`);
  const last = boxes.at(-1)?.end ?? 0;
  const startOf = (segment: number): number => fragments[segment * partsInSegment]?.start ?? last;
  await writeFile(join(folder, 'init.mp4'), bytes.subarray(0, startOf(0)));
  for (let segment = 0; segment < segments; segment += 1)
    await writeFile(join(folder, `s${segment}.m4s`), bytes.subarray(startOf(segment), startOf(segment + 1)));
  await rm(join(folder, file));
}
