import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands, languages } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import { chatIsRunning } from '../../content/live-chat/index.ts';
import { actorPresence } from '../../content/live-chat/statements.ts';
import type { Middleware } from 'koa';
import { reject } from '../../dispatch/handler.ts';
import { qualities, type QualityName } from '../../media/clips.ts';
import { pageHeaders } from '../http/headers.ts';
import { readOnly } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { RequestContext, Step } from '../http/steps/request-state.ts';
import type { ServerContext } from '../server-context.ts';
import { byteRange } from './byte-range.ts';
import { checkGrant } from './grant.ts';
import { parseClipPath, type ProtectedClip } from './protected-clips.ts';
import { livePlaylist, masterPlaylist, repeatedCaptions, videoPlaylist } from './playlists.ts';

const yearInSeconds = 31_536_000;
const publicCaching = `public, max-age=${yearInSeconds}, immutable`;

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};
const typeOf = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Longer than any stream; discontinuities are counted from this long before its end. */
const maxStreamMs = 3_600_000;

const publicPattern = new RegExp(
  String.raw`^/media/clips/((?:${brands.join('|')})/[a-z]+/(?:preview\.mp4|(?:${languages.join('|')})\.vtt))$`,
);
const segmentPattern = /^(\d+p)\/(?:init\.mp4|s\d\.m4s)$/;

/** Reads the committed clips and caches them; together they have at most 6 MB. */
const cachedFiles = (directory: string) => {
  const cache = new Map<string, Buffer>();
  return async (file: string): Promise<Buffer> => {
    const cached = cache.get(file);
    if (cached !== undefined) return cached;
    const bytes = await readFile(join(directory, file)).catch(() => reject('unknown'));
    cache.set(file, bytes);
    return bytes;
  };
};

/** Responds with a file, or the requested range of it. */
const respond = (ctx: RequestContext, file: string, bytes: Buffer, caching: string): void => {
  for (const [name, value] of pageHeaders) ctx.set(name, value);
  ctx.set('Content-Type', typeOf(file));
  ctx.set('Cache-Control', caching);
  ctx.set('Accept-Ranges', 'bytes');
  const range = byteRange(ctx.req.headers.range, bytes.length);
  if (range === null) {
    ctx.body = bytes;
    return;
  }
  const isOutside = range === 'outside';
  ctx.status = isOutside ? 416 : 206;
  ctx.set('Content-Range', `bytes ${isOutside ? '*' : `${range.from}-${range.to}`}/${bytes.length}`);
  ctx.body = isOutside ? '' : bytes.subarray(range.from, range.to + 1);
};

const qualityOf = (file: string): QualityName | null =>
  qualities.find(({ name }) => file === `${name}.m3u8`)?.name ?? null;

/** Serves clips: previews to everybody, videos and streams to those who have a grant. */
export const clips = (context: ServerContext, directory: string): Middleware => {
  const read = cachedFiles(directory);

  /** A file of a protected clip: playlists and a video's captions are generated, segments are read. */
  const fileOf = async (clip: ProtectedClip, file: string, now: number, suffix: string): Promise<Buffer> => {
    const folder = `${clip.brand}/${clip.clip}`;
    if (file === 'master.m3u8') return Buffer.from(masterPlaylist(suffix));
    const quality = qualityOf(file);
    if (quality !== null) {
      if (clip.kind === 'video') return Buffer.from(videoPlaylist(quality, clip.seconds, suffix));
      const since = clip.grant.until - maxStreamMs;
      return Buffer.from(livePlaylist(quality, now, { since, suffix }));
    }
    if (clip.kind === 'video' && languages.some((language) => file === `${language}.vtt`))
      return Buffer.from(repeatedCaptions((await read(`${folder}/${file}`)).toString('utf8'), clip.seconds));
    return segmentPattern.test(file) ? read(`${folder}/${file}`) : reject('unknown');
  };

  const answer: Step = async (ctx) => {
    const { target, world: clipWorld } = ctx.state;
    const [, publicFile] = publicPattern.exec(target.path) ?? [];
    if (publicFile !== undefined) return respond(ctx, publicFile, await read(publicFile), publicCaching);
    const { clip, file } = parseClipPath(context.addressCipher, target.path) ?? reject('unknown');
    const caching = await checkGrant(context, ctx, clip.grant);
    if (clip.kind === 'live') {
      const presence = await actorPresence.first(clipWorld.database.reader, { id: clip.actorId });
      if (presence?.is_online !== 1) reject('unknown');
      if (clip.chatKey !== null && !(await chatIsRunning(clipWorld.database.reader, clip.chatKey))) reject('unknown');
    }
    const token = target.query[envelopeParameters.token];
    const suffix = token === undefined ? '' : `?${envelopeParameters.token}=${encodeURIComponent(token)}`;
    const bytes = await fileOf(clip, file, clipWorld.clock.now(), suffix);
    respond(ctx, file, bytes, clip.kind === 'live' && file.endsWith('.m3u8') ? 'private, no-store' : caching);
  };

  const steps = [log(context, { call: 'clip', failuresOnly: true }), readOnly, world(context), answer];
  return forPaths((path) => path.startsWith('/media/'), steps);
};
