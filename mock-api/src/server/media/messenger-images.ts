import { Readable } from 'node:stream';
import { imagePath as imagePrefix } from '../../content/messenger/map-message.ts';
import { imageOfGuest } from '../../content/messenger/image-statements.ts';
import { readImage } from '../../content/messenger/images.ts';
import { reject } from '../../dispatch/handler.ts';
import { dataHeaders } from '../http/headers.ts';
import { tokenOf } from '../http/request.ts';
import { readOnly } from '../http/steps/checks.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { Step } from '../http/steps/request-state.ts';
import type { MediaContext } from './media-context.ts';

export { imagePath as imagePrefix } from '../../content/messenger/map-message.ts';

/** Responds with the picture; everybody but the guest of the conversation gets 404, which does not tell whether it exists. */
const answer =
  ({ tokens }: MediaContext): Step =>
  async (ctx) => {
    const { target, world: imageWorld } = ctx.state;
    const token = tokenOf(ctx.req, target.query, true);
    const viewer = token === null ? null : await tokens.read(token, imageWorld);
    ctx.state.visitor = viewer;
    const guestId = viewer?.guestId ?? reject('unknown');
    const key = target.path.slice(imagePrefix.length);
    const image = (await imageOfGuest.first(imageWorld.database.reader, { key, guestId })) ?? reject('unknown');
    for (const [name, value] of dataHeaders) ctx.set(name, value);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.type = image.contentType;
    ctx.length = image.bytes;
    ctx.body = Readable.from(readImage(imageWorld.database.reader, key), { objectMode: false });
  };

/** The steps of a message's picture, in their order. */
export const messengerImageSteps = (context: MediaContext): readonly Step[] => [
  log(context, { call: imagePrefix }),
  readOnly,
  world(context),
  answer(context),
];
