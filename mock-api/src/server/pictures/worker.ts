/** The thread that draws: one job in, its files out. Started by `painter.ts` only. */
import { parentPort } from 'node:worker_threads';
import { drawWidths } from './draw-widths.ts';
import type { PictureFiles } from './draw-widths.ts';
import { pictureFile } from './request.ts';
import type { PictureName } from './request.ts';
import { writeWhole } from './write-whole.ts';

/** What to draw and where to keep it. */
export interface PaintJob {
  readonly picture: PictureName;
  readonly root: string;
}

/** The files; `unsaved` tells why they could not be kept. Or why nothing could be drawn. */
export type PaintAnswer =
  { readonly files: PictureFiles; readonly unsaved: string | null } | { readonly failure: string };

const said = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

async function save({ picture, root }: PaintJob, files: PictureFiles): Promise<string | null> {
  try {
    for (const [width, bytes] of files) await writeWhole(pictureFile(root, { ...picture, width }), bytes);
    return null;
  } catch (failure) {
    // A full disk must not keep the picture from the guest who waits for it.
    return said(failure);
  }
}

async function answer(job: PaintJob): Promise<PaintAnswer> {
  try {
    const files = drawWidths(job.picture);
    return { files, unsaved: await save(job, files) };
  } catch (failure) {
    return { failure: said(failure) };
  }
}

parentPort?.on('message', (job: PaintJob) => {
  void answer(job).then((done) => parentPort?.postMessage(done));
});
