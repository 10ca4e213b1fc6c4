import type { Context } from 'koa';
import { imagePath as imagePrefix } from '../../content/messenger/map-message.ts';
import { imageOfGuest } from '../../content/messenger/message-statements.ts';
import { dataHeaders } from '../http/headers.ts';
import { requestTargetOf, callerOf, tokenOf, worldOf } from '../http/request.ts';
import type { ServerContext } from '../server-context.ts';

export { imagePath as imagePrefix } from '../../content/messenger/map-message.ts';

/** Serves pictures of messages to the guest of the conversation; everybody else gets 404. */
export const messengerImages =
  (context: ServerContext) =>
  async (ctx: Context): Promise<void> => {
    const { req } = ctx;
    const target = requestTargetOf(req, context.newRequestId());
    const world = worldOf(req, context.worlds);
    const token = tokenOf(req, target.query, true);
    const identified =
      world && (await callerOf(req, target, { world, tokens: context.tokens, token, brand: context.brand }));
    const guestId = identified?.ok === true ? identified.caller.guestId : null;
    for (const [name = '', value = ''] of dataHeaders) ctx.set(name, value);
    const key = target.path.slice(imagePrefix.length);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const image =
      isRead && world && guestId !== null ? await imageOfGuest.first(world.database.reader, { key, guestId }) : null;
    const status = image === null ? 404 : 200;
    context.log({ id: target.requestId, call: imagePrefix, status, ms: 0 });
    ctx.status = status;
    ctx.set('Cache-Control', image === null ? 'no-store' : 'private, max-age=31536000, immutable');
    if (image === null) {
      ctx.body = 'Not found';
      return;
    }
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.type = image.content_type;
    ctx.body = Buffer.from(image.base64, 'base64');
  };
