import { toUint8Array } from 'js-base64';
import { guestPicturePath } from '../../foundation/guest/place.ts';
import { pictureByKey } from '../../foundation/guest/place-statements.ts';
import { reject } from '../../dispatch/handler.ts';
import { dataHeaders } from '../http/headers.ts';
import { readOnly } from '../http/steps/checks.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { Step } from '../http/steps/request-state.ts';
import type { MediaContext } from './media-context.ts';

export { guestPicturePath } from '../../foundation/guest/place.ts';

const address = /^([0-9a-f]{32})\/w(60|160|320|640)\.webp$/;

/** Responds with a guest's picture at its random address. It is asked for again each time, as a deleted one is gone at once. */
const answer: Step = async (ctx) => {
  const { target, world: pictureWorld } = ctx.state;
  const [, key = '', width = ''] = address.exec(target.path.slice(guestPicturePath.length)) ?? reject('unknown');
  const picture = (await pictureByKey.first(pictureWorld.database.reader, { key })) ?? reject('unknown');
  for (const [name, value] of dataHeaders) ctx.set(name, value);
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.type = picture.contentType;
  ctx.body = Buffer.from(toUint8Array(Number(width) > 160 ? picture.base64 : picture.base64Small));
};

/** The steps of a guest's picture, in their order. */
export const guestPictureSteps = (context: MediaContext): readonly Step[] => [
  log(context, { call: guestPicturePath }),
  readOnly,
  world(context),
  answer,
];
