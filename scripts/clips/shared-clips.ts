import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { clipSeeds, drawPicture } from '../../packages/art/src/index.ts';
import { brands, languages } from '../../packages/locale/src/index.ts';
import { folderOf, loopSeconds, soundFileOf, type ClipName } from '../../mock-api/src/media/clips.ts';
import { captionsOf } from './captions.ts';
import { encode, encodeClip } from './encode-clip.ts';
import { realTimeSound, richRates } from './encoders.ts';
import { clipsDirectory } from './performers.ts';

/** Makes one of the clips that are drawn for each brand, with its captions, and its sound for WebRTC. */
export async function makeSharedClip(name: ClipName): Promise<void> {
  for (const brand of brands) {
    const folder = join(clipsDirectory, folderOf(brand, name));
    const next = `${folder}.next`;
    await rm(next, { recursive: true, force: true });
    await encodeClip({
      folder: next,
      sound: name,
      rates: richRates,
      draw: (canvas, moment) =>
        drawPicture(canvas, { brand, kind: 'still', seed: clipSeeds[name], moment }, { createCanvas }),
    });
    for (const language of languages)
      await writeFile(join(next, `${language}.vtt`), captionsOf(name, language, loopSeconds));
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
    console.log(folderOf(brand, name));
  }
  const sound = join(clipsDirectory, soundFileOf(name));
  await mkdir(join(sound, '..'), { recursive: true });
  await encode(
    name,
    (file) => ['-i', file, ...realTimeSound(sound)],
    async () => undefined,
  );
}
