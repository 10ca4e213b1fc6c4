import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import { actorPresence } from '../../content/live-chat/statements.ts';
import { reject } from '../../dispatch/handler.ts';
import { qualities, type QualityName } from '../../media/clips.ts';
import { pageHeaders } from '../http/headers.ts';
import { arrivedAt, worldOf, type Arrived } from '../http/request.ts';
import type { Exchange } from '../http/rest-adapter.ts';
import type { ServerContext } from '../server-context.ts';
import { byteRange } from './byte-range.ts';
import { permitted } from './grant.ts';
import { parseClipPath, type ProtectedClip } from './protected-clips.ts';
import { livePlaylist, masterPlaylist, repeatedCaptions, videoPlaylist } from './playlists.ts';
import { sendError } from './send-error.ts';

const yearInSeconds = 31_536_000;
const forAll = `public, max-age=${yearInSeconds}, immutable`;
const headers: readonly string[] = pageHeaders.flat();

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};
const typeOf = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** A stream's address opens for seconds; this is long before it was made. */
const longestMs = 3_600_000;

const openShape = /^\/media\/clips\/((?:velvet|brasa)\/[a-z]+\/(?:preview\.mp4|(?:de|en|nl|es)\.vtt))$/;
const segmentShape = /^(\d+p)\/(?:init\.mp4|s\d\.m4s)$/;

/** Reads the committed clips; all of them together are small enough to be kept. */
const shelf = (directory: string) => {
  const kept = new Map<string, Buffer>();
  return async (file: string): Promise<Buffer> => {
    const known = kept.get(file);
    if (known !== undefined) return known;
    const bytes = await readFile(join(directory, file)).catch(() => reject('unknown'));
    kept.set(file, bytes);
    return bytes;
  };
};

/** Sends a file, or the part of it that was asked for. */
const send = ({ req, res }: Exchange, file: string, bytes: Buffer, caching: string): void => {
  const range = byteRange(req.headers.range, bytes.length);
  const all = [...headers, 'Content-Type', typeOf(file), 'Cache-Control', caching, 'Accept-Ranges', 'bytes'];
  if (range === 'outside') {
    res.writeHead(416, [...all, 'Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0']).end();
    return;
  }
  const part = range === null ? bytes : bytes.subarray(range.from, range.to + 1);
  const place = range === null ? [] : ['Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`];
  res.writeHead(range === null ? 200 : 206, [...all, ...place, 'Content-Length', String(part.length)]).end(part);
};

const qualityOf = (file: string): QualityName | null =>
  qualities.find(({ name }) => file === `${name}.m3u8`)?.name ?? null;

/** Answers for clips: previews for everybody, videos and streams for whom they were granted. */
export const clipAdapter = (context: ServerContext, directory: string) => {
  const read = shelf(directory);

  /** What lies under a granted address: playlists and captions are written, segments read. */
  const fileOf = async (kept: ProtectedClip, file: string, now: number, suffix: string): Promise<Buffer> => {
    const folder = `${kept.brand}/${kept.clip}`;
    if (file === 'master.m3u8') return Buffer.from(masterPlaylist(suffix));
    const quality = qualityOf(file);
    if (quality !== null) {
      if (kept.kind === 'video') return Buffer.from(videoPlaylist(quality, kept.of, suffix));
      const since = kept.grant.until - longestMs;
      return Buffer.from(livePlaylist(quality, now, { since, suffix }));
    }
    if (languages.some((language) => file === `${language}.vtt`))
      return Buffer.from(repeatedCaptions((await read(`${folder}/${file}`)).toString('utf8'), kept.of));
    return segmentShape.test(file) ? read(`${folder}/${file}`) : reject('unknown');
  };

  const answer = async (ctx: Exchange, arrived: Arrived): Promise<void> => {
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') reject('unknown');
    const [, open] = openShape.exec(arrived.path) ?? [];
    if (open !== undefined) return send(ctx, open, await read(open), forAll);
    const found = parseClipPath(context.addressCipher, arrived.path) ?? reject('unknown');
    const { kept, file } = found;
    const caching = await permitted(context, ctx.req, arrived, kept.grant);
    const world = worldOf(ctx.req, context.worlds) ?? context.worlds.main;
    const isLive = kept.kind === 'live';
    if (isLive && (await actorPresence.first(world.database.reader, { id: kept.of }))?.is_online !== 1)
      reject('unknown');
    const token = arrived.query[envelopeParameters.token];
    const suffix = token === undefined ? '' : `?${envelopeParameters.token}=${encodeURIComponent(token)}`;
    const bytes = await fileOf(kept, file, world.clock.now(), suffix);
    send(ctx, file, bytes, isLive && file.endsWith('.m3u8') ? 'private, no-store' : caching);
  };

  return async (ctx: Exchange): Promise<void> => {
    const arrived = arrivedAt(ctx.req, context.newRequestId());
    try {
      await answer(ctx, arrived);
    } catch (cause) {
      sendError(context, ctx.res, { call: 'clip', requestId: arrived.requestId, cause });
    }
  };
};
