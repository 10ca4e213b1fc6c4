/** Draws and encodes the clip of one performer, given by the seed of the portrait; a process of its own, so that several are made at once. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawLivePicture } from '../../packages/art/src/index.ts';
import { clipsLimits, performersFolder, soundNameOf } from '../../mock-api/src/media/clips.ts';
import { encodeClip } from './encode-clip.ts';
import { modestRates, smallRates } from './encoders.ts';
import { performerClipsDirectory, sizeOf } from './performers.ts';

const [seed = ''] = process.argv.slice(2);
const folder = join(performerClipsDirectory, seed);
const next = `${folder}.next`;
for (const rates of [modestRates, smallRates]) {
  await rm(next, { recursive: true, force: true });
  await encodeClip({
    folder: next,
    sound: soundNameOf(`${performersFolder}/${seed}`),
    rates,
    // People move by half a pixel from one drawing to the next.
    framesForDrawing: 2,
    draw: (canvas, moment) => drawLivePicture(canvas, { seed, moment }, { createCanvas }),
  });
  if ((await sizeOf(next)) <= clipsLimits.performer) break;
}
await rm(folder, { recursive: true, force: true });
await rename(next, folder);
