import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands, languages } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import { actorPresence } from '../../content/live-chat/statements.ts';
import { reject } from '../../dispatch/handler.ts';
import { qualities, type QualityName } from '../../media/clips.ts';
import { pageHeaders } from '../http/headers.ts';
import { requestTargetOf, worldOf, type RequestTarget } from '../http/request.ts';
import type { Exchange } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import { byteRange } from './byte-range.ts';
import { checkGrant } from './grant.ts';
import { parseClipPath, type ProtectedClip } from './protected-clips.ts';
import { livePlaylist, masterPlaylist, repeatedCaptions, videoPlaylist } from './playlists.ts';
import { sendError } from './send-error.ts';

const yearInSeconds = 31_536_000;
const publicCaching = `public, max-age=${yearInSeconds}, immutable`;
const headers: readonly string[] = pageHeaders.flat();

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

/** Sends a file, or the requested range of it. */
const send = ({ req, res }: Exchange, file: string, bytes: Buffer, caching: string): void => {
  const range = byteRange(req.headers.range, bytes.length);
  const all = [...headers, 'Content-Type', typeOf(file), 'Cache-Control', caching, 'Accept-Ranges', 'bytes'];
  if (range === 'outside') {
    res.writeHead(416, [...all, 'Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0']).end();
    return;
  }
  const part = range === null ? bytes : bytes.subarray(range.from, range.to + 1);
  const contentRange = range === null ? [] : ['Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`];
  res.writeHead(range === null ? 200 : 206, [...all, ...contentRange, 'Content-Length', String(part.length)]).end(part);
};

const qualityOf = (file: string): QualityName | null =>
  qualities.find(({ name }) => file === `${name}.m3u8`)?.name ?? null;

/** Serves clips: previews to everybody, videos and streams to those who have a grant. */
export const clipAdapter = (context: ServerContext, directory: string) => {
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

  const answer = async (ctx: Exchange, target: RequestTarget): Promise<void> => {
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') reject('unknown');
    const [, publicFile] = publicPattern.exec(target.path) ?? [];
    if (publicFile !== undefined) return send(ctx, publicFile, await read(publicFile), publicCaching);
    const { clip, file } = parseClipPath(context.addressCipher, target.path) ?? reject('unknown');
    const caching = await checkGrant(context, ctx.req, target, clip.grant);
    const world = worldOf(ctx.req, context.worlds) ?? context.worlds.main;
    if (clip.kind === 'live') {
      const presence = await actorPresence.first(world.database.reader, { id: clip.actorId });
      if (presence?.is_online !== 1) reject('unknown');
    }
    const token = target.query[envelopeParameters.token];
    const suffix = token === undefined ? '' : `?${envelopeParameters.token}=${encodeURIComponent(token)}`;
    const bytes = await fileOf(clip, file, world.clock.now(), suffix);
    send(ctx, file, bytes, clip.kind === 'live' && file.endsWith('.m3u8') ? 'private, no-store' : caching);
  };

  return async (ctx: Exchange): Promise<void> => {
    const target = requestTargetOf(ctx.req, context.newRequestId());
    try {
      await answer(ctx, target);
    } catch (cause) {
      sendError(context, ctx.res, { call: 'clip', requestId: target.requestId, cause });
    }
  };
};
