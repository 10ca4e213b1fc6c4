/** The worker thread of `picture-worker.ts`: receives a job, replies with its files. */
import { parentPort } from 'node:worker_threads';
import type { Palettes } from '@lounge/art';
import { drawWidths } from './draw-widths.ts';
import type { PictureFiles } from './draw-widths.ts';
import { pictureFile } from './picture-file.ts';
import type { PictureFormat, PictureName } from './picture-file.ts';
import { writeWhole } from './write-whole.ts';

/** A picture to draw in a format, and the folder for its files. */
export interface DrawJob {
  readonly picture: PictureName & { readonly format?: PictureFormat | undefined };
  readonly root: string;
  /** @default the brand's */
  readonly palettes?: Palettes | undefined;
}

/** The files, with the reason in `unsaved` if they could not be saved, or the reason why drawing failed. */
export type DrawAnswer =
  { readonly files: PictureFiles; readonly unsaved: string | null } | { readonly failure: string };

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

async function save({ picture, root }: DrawJob, files: PictureFiles): Promise<string | null> {
  try {
    for (const [width, bytes] of files) await writeWhole(pictureFile(root, { ...picture, width }), bytes);
    return null;
  } catch (failure) {
    // The picture is sent even if the disk is full.
    return messageOf(failure);
  }
}

async function answer(job: DrawJob): Promise<DrawAnswer> {
  try {
    const files = drawWidths({ ...job.picture, palettes: job.palettes });
    return { files, unsaved: await save(job, files) };
  } catch (failure) {
    return { failure: messageOf(failure) };
  }
}

parentPort?.on('message', (job: DrawJob) => {
  void answer(job).then((done) => parentPort?.postMessage(done));
});
