import { reject } from '../../dispatch/handler.ts';
import { isProtectedSeed } from '../../media/protected-seed.ts';
import { pageHeaders } from '../http/headers.ts';
import { parsePicturePath, type PictureService } from '../pictures/index.ts';
import { requestTargetOf, type RequestTarget } from '../http/request.ts';
import type { Exchange } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import { checkGrant } from './grant.ts';
import { protectedPrefix, parseProtectedPath, type ProtectedPictureRequest } from './protected-pictures.ts';
import { sendError } from './send-error.ts';
import type { AddressCipher } from './address-cipher.ts';

const yearInSeconds = 31_536_000;
const headers: readonly string[] = [...pageHeaders.flat(), 'Content-Type', 'image/webp'];
const publicCaching = `public, max-age=${yearInSeconds}, immutable`;

/** Parses a path; sharp protected pictures are rejected except by their encrypted address. */
const requestOf = (cipher: AddressCipher, path: string): ProtectedPictureRequest => {
  if (path.startsWith(protectedPrefix)) return parseProtectedPath(cipher, path) ?? reject('unknown');
  const request = parsePicturePath(path) ?? reject('unknown');
  if (isProtectedSeed(request.seed) && request.locked !== true) reject('locked');
  return { ...request, grant: null };
};

/** Serves pictures: public and blurred ones to everybody, sharp protected ones to those who have a grant. */
export const pictureAdapter = (context: ServerContext, pictureService: PictureService) => {
  const answer = async (ctx: Exchange, target: RequestTarget): Promise<void> => {
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') reject('unknown');
    const request = requestOf(context.addressCipher, target.path);
    const caching = request.grant === null ? publicCaching : await checkGrant(context, ctx.req, target, request.grant);
    const picture = await pictureService.get(request);
    if (picture === 'unknown') return reject('unknown');
    if (picture === 'busy') return reject('unavailable');
    const { bytes } = picture;
    ctx.res.writeHead(200, [...headers, 'Cache-Control', caching, 'Content-Length', String(bytes.byteLength)]);
    ctx.res.end(bytes);
  };

  return async (ctx: Exchange): Promise<void> => {
    const target = requestTargetOf(ctx.req, context.newRequestId());
    try {
      await answer(ctx, target);
    } catch (cause) {
      sendError(context, ctx.res, { call: 'picture', requestId: target.requestId, cause });
    }
  };
};
