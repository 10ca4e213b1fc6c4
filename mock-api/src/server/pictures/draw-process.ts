/** The process of `picture-worker.ts`: receives a job, replies with its files. It ends with the process that started it. */
import type { Palettes } from '@lounge/art';
import { drawWidths } from './draw-widths.ts';
import type { PictureFiles } from './draw-widths.ts';
import type { PictureFormat, PictureName } from './picture-file.ts';

/** A picture to draw in a format. */
export interface DrawJob {
  readonly picture: PictureName & { readonly format?: PictureFormat | undefined };
  /** @default those of its kind */
  readonly widths?: readonly number[] | undefined;
  /** @default the brand's */
  readonly palettes?: Palettes | undefined;
}

/** The files, or the reason why drawing failed. */
export type DrawAnswer = { readonly files: PictureFiles } | { readonly failure: string };

function answer(job: DrawJob): DrawAnswer {
  try {
    return { files: drawWidths({ ...job.picture, palettes: job.palettes }, job.widths) };
  } catch (failure) {
    return { failure: failure instanceof Error ? failure.message : String(failure) };
  }
}

// Signals reach the whole group of processes; the server ends this one when it has finished what it does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (job: DrawJob) => {
  // Who has gone meanwhile needs no answer, and this process ends with the channel.
  process.send?.(answer(job), undefined, undefined, () => undefined);
});
