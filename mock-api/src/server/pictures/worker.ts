/** The worker thread of `picture-worker.ts`: receives a job, replies with its files. */
import { parentPort } from 'node:worker_threads';
import type { Palettes } from '@lounge/art';
import { drawWidths } from './draw-widths.ts';
import type { PictureFiles } from './draw-widths.ts';
import type { PictureFormat, PictureName } from './picture-file.ts';

/** A picture to draw in a format. */
export interface DrawJob {
  readonly picture: PictureName & { readonly format?: PictureFormat | undefined };
  /** @default the brand's */
  readonly palettes?: Palettes | undefined;
}

/** The files, or the reason why drawing failed. */
export type DrawAnswer = { readonly files: PictureFiles } | { readonly failure: string };

function answer(job: DrawJob): DrawAnswer {
  try {
    return { files: drawWidths({ ...job.picture, palettes: job.palettes }) };
  } catch (failure) {
    return { failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

parentPort?.on('message', (job: DrawJob) => parentPort?.postMessage(answer(job)));
