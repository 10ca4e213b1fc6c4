/** The worker thread of `image-worker.ts`. */
import { maxImageBytes } from '@lounge/protocol/content/messenger';
import { reencode, type Upload } from './reencode.ts';

// Piscina calls the default export of its worker's module.
// oxlint-disable-next-line import/no-default-export
export default (upload: Upload) => reencode(upload, maxImageBytes);
