import { refuse } from '../../pipeline/handler.ts';
import { isKeptSeed } from '../../pipeline/kept-seed.ts';
import { pageHeaders } from '../headers.ts';
import { parsePicturePath, type Studio } from '../pictures/index.ts';
import { arrivedAt, type Arrived } from '../request.ts';
import type { Exchange } from '../rest.ts';
import type { Shell } from '../shell.ts';
import { permitted } from './grant.ts';
import { keptPrefix, parseKeptPath, type KeptRequest } from './kept-pictures.ts';
import { sendRefusal } from './send-refusal.ts';
import type { Seal } from './seal.ts';

const yearInSeconds = 31_536_000;
const headers: readonly string[] = [...pageHeaders.flat(), 'Content-Type', 'image/webp'];
const forAllOpen = `public, max-age=${yearInSeconds}, immutable`;

/** What a path asks for; sharp pictures that are kept open by a sealed address only. */
const requestOf = (seal: Seal, path: string): KeptRequest => {
  if (path.startsWith(keptPrefix)) return parseKeptPath(seal, path) ?? refuse('unknown');
  const request = parsePicturePath(path) ?? refuse('unknown');
  if (isKeptSeed(request.seed) && request.locked !== true) refuse('locked');
  return { ...request, grant: null };
};

/** Answers for pictures: public ones, blurred ones, and kept ones for whom they were granted. */
export const pictureShell = (shell: Shell, studio: Studio) => {
  const answer = async (ctx: Exchange, arrived: Arrived): Promise<void> => {
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') refuse('unknown');
    const request = requestOf(shell.seal, arrived.path);
    const caching = request.grant === null ? forAllOpen : await permitted(shell, ctx.req, arrived, request.grant);
    const picture = await studio.get(request);
    if (picture === 'unknown') return refuse('unknown');
    if (picture === 'busy') return refuse('unavailable');
    const { bytes } = picture;
    ctx.res.writeHead(200, [...headers, 'Cache-Control', caching, 'Content-Length', String(bytes.byteLength)]);
    ctx.res.end(bytes);
  };

  return async (ctx: Exchange): Promise<void> => {
    const arrived = arrivedAt(ctx.req, shell.newRequestId());
    try {
      await answer(ctx, arrived);
    } catch (cause) {
      sendRefusal(shell, ctx.res, { call: 'picture', requestId: arrived.requestId, cause });
    }
  };
};
