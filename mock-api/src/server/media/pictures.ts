import type { Middleware } from 'koa';
import { reject } from '../../dispatch/handler.ts';
import { isKnownSeed } from './known-seed.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { pageHeaders } from '../http/headers.ts';
import { parsePicturePath, type PictureService } from '../pictures/index.ts';
import { readOnly } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { Step } from '../http/steps/request-state.ts';
import type { MediaContext } from './media-context.ts';
import { checkGrant } from './grant.ts';
import { protectedPrefix, parseProtectedPath, type ProtectedPictureRequest } from './protected-pictures.ts';
import type { AddressCipher } from './address-cipher.ts';

const yearInSeconds = 31_536_000;
const publicCaching = `public, max-age=${yearInSeconds}, immutable`;

/** For pictures of a server's own brand by the address of the brand in whose place it is, which stays when the tints change. */
const tintedCaching = 'public, max-age=3600';

/** Parses a path; sharp protected pictures are rejected except by their encrypted address. */
const requestOf = (cipher: AddressCipher, path: string): ProtectedPictureRequest => {
  if (path.startsWith(protectedPrefix)) return parseProtectedPath(cipher, path) ?? reject('unknown');
  const request = parsePicturePath(path) ?? reject('unknown');
  if (isProtectedSeed(request.seed) && request.locked !== true) reject('locked');
  return { ...request, grant: null };
};

/** The path with the brand that calls know instead of the server's own one. */
const wirePathOf = ({ own }: PictureService, path: string): string =>
  own !== null && path.startsWith(`/pictures/${own.folder}/`) ? path.replace(own.folder, own.brand) : path;

/** Serves pictures: public and blurred ones to everybody, sharp protected ones to those who have a grant. */
export const pictures = (context: MediaContext, pictureService: PictureService): Middleware => {
  const answer: Step = async (ctx) => {
    const { path } = ctx.state.target;
    const wirePath = wirePathOf(pictureService, path);
    const request = requestOf(context.addressCipher, wirePath);
    const isDated = request.brand === pictureService.own?.brand && wirePath === path;
    const forAll = isDated ? tintedCaching : publicCaching;
    const caching = request.grant === null ? forAll : await checkGrant(context, ctx, request.grant);
    // Encrypted addresses are this server's own, so that their pictures exist.
    const isOwn = path.startsWith(protectedPrefix);
    const mayDraw = async () => isOwn || isKnownSeed(ctx.state.world.database.reader, request.seed);
    const picture = await pictureService.get(request, mayDraw);
    if (picture === 'unknown') return reject('unknown');
    if (picture === 'busy') return reject('unavailable');
    for (const [name, value] of pageHeaders) ctx.set(name, value);
    ctx.set('Content-Type', `image/${request.format ?? 'webp'}`);
    ctx.set('Cache-Control', caching);
    const { buffer, byteOffset, byteLength } = picture.bytes;
    ctx.body = Buffer.from(buffer, byteOffset, byteLength);
  };

  const steps = [log(context, { call: 'picture', failuresOnly: true }), readOnly, world(context), answer];
  return forPaths((path) => path.startsWith('/pictures/'), steps);
};
