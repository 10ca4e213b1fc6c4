import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands, languages } from '@lounge/locale';
import type { Middleware } from 'koa';
import { welcomeCaptions } from '../../content/actors/welcome-captions.ts';
import { mayHandOut } from '../../content/live-chat/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { folderOf, qualities, type QualityName } from '../../media/clips.ts';
import { pageHeaders } from '../http/headers.ts';
import { readOnly } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { RequestContext, Step } from '../http/steps/request-state.ts';
import type { After } from '../../scripts/after.ts';
import { afterByTimer } from '../after-by-timer.ts';
import type { MediaContext } from './media-context.ts';
import { byteRange } from './byte-range.ts';
import { checkGrant } from './grant.ts';
import { LiveWaits } from './LiveWaits.ts';
import { liveBytes, segmentInLoop, timescalesOf } from './live-media.ts';
import { livePlaylist } from './live-playlist.ts';
import { tokenSuffix } from './token-suffix.ts';
import { fileDueAt, parseLiveFile, playlistDueAt, spanOf, type LiveFile } from './live-requests.ts';
import { rejectUnserved } from './live-stream.ts';
import { parseClipPath, type ProtectedLive, type ProtectedVideo } from './protected-clips.ts';
import { masterPlaylist, repeatedCaptions, videoPlaylist } from './playlists.ts';

const yearInSeconds = 31_536_000;
/** Captions of welcome clips are rows, which an edit of the seeds changes. */
const hourOfCaching = 'public, max-age=3600';
const publicCaching = `public, max-age=${yearInSeconds}, immutable`;

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
};
const typeOf = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const publicPattern = new RegExp(
  String.raw`^/media/clips/((?:${brands.join('|')})/[a-z]+/(?:preview\.mp4|(?:${languages.join('|')})\.vtt))$`,
);
const segmentPattern = /^(\d+p)\/(?:init\.mp4|s\d\.m4s)$/;

/** Bytes of clips that stay in memory: both brands' clips, and those of fifty performers in one quality. */
const maxCachedBytes = 16_000_000;

/** Reads the committed clips, and caches those that were used last. */
const cachedFiles = (directory: string) => {
  const cache = new Map<string, Buffer>();
  let cachedBytes = 0;
  const forget = (file: string): void => {
    cachedBytes -= cache.get(file)?.length ?? 0;
    cache.delete(file);
  };
  return async (file: string): Promise<Buffer> => {
    const bytes = cache.get(file) ?? (await readFile(join(directory, file)).catch(() => reject('unknown')));
    forget(file);
    cache.set(file, bytes);
    cachedBytes += bytes.length;
    for (const [oldest] of cache) if (cachedBytes > maxCachedBytes) forget(oldest);
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

/** How often it is looked whether a part that is ahead of its page's reports may be handed out, in milliseconds. */
const lookAgainMs = 500;

const masterFile = 'master.m3u8';
const qualityOf = (file: string): QualityName | null =>
  qualities.find(({ name }) => file === `${name}.m3u8`)?.name ?? null;

/** Aborts when the client has closed the connection of a request. */
const goneSignal = ({ res }: RequestContext): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
};

/** Responds with the captions of a welcome clip, if these are asked for. Returns whether they were. */
const respondWithCaptions = async (ctx: RequestContext): Promise<boolean> => {
  const { target, world: clipWorld } = ctx.state;
  const captions = await welcomeCaptions(target.path, clipWorld.database.reader);
  if (captions !== null) respond(ctx, target.path, Buffer.from(captions), hourOfCaching);
  return captions !== null;
};

/**
 * Serves clips: previews and captions of welcome clips to everybody, videos and streams to those who have a grant. Requests for what a stream has not recorded yet
 * wait, bounded, and end with their connections.
 */
export const clips = (context: MediaContext, directory: string, after: After = afterByTimer): Middleware => {
  const read = cachedFiles(directory);
  const waits = new LiveWaits(after);

  /** A file of a video: playlists and captions are generated, segments are read. */
  const videoFile = async (clip: ProtectedVideo, file: string, suffix: string): Promise<Buffer> => {
    const folder = folderOf(clip.brand, clip.clip);
    if (file === masterFile) return Buffer.from(masterPlaylist(suffix));
    const quality = qualityOf(file);
    if (quality !== null) return Buffer.from(videoPlaylist(quality, clip.seconds, suffix));
    if (languages.some((language) => file === `${language}.vtt`))
      return Buffer.from(repeatedCaptions((await read(`${folder}/${file}`)).toString('utf8'), clip.seconds));
    return segmentPattern.test(file) ? read(`${folder}/${file}`) : reject('unknown');
  };

  /** Waits until a part of a chat's stream may be handed out, as its pages report. Returns whether the client is still there. */
  const untilHandedOut = async (ctx: RequestContext, clip: ProtectedLive, part: LiveFile): Promise<boolean> => {
    const { world: clipWorld } = ctx.state;
    if (clip.chatKey === null || ctx.method === 'HEAD') return true;
    const gone = goneSignal(ctx);
    while (!(await mayHandOut(clip.chatKey, spanOf(part), clipWorld))) {
      await waits.wait(clip, lookAgainMs, gone);
      if (gone.aborted) return false;
      await checkGrant(context, ctx, clip.grant);
      await rejectUnserved(clip, clipWorld);
    }
    return true;
  };

  /** A file of a stream; null if the client has gone meanwhile. */
  const liveFile = async (ctx: RequestContext, clip: ProtectedLive, file: string): Promise<Buffer | null> => {
    const { target, world: clipWorld } = ctx.state;
    const { clock } = clipWorld;
    await rejectUnserved(clip, clipWorld);
    if (file === masterFile) return Buffer.from(masterPlaylist(tokenSuffix(ctx)));
    const quality = qualityOf(file);
    const part = quality === null ? (parseLiveFile(file) ?? reject('unknown')) : null;
    const due = part === null ? playlistDueAt(target.fields, clock.now()) : fileDueAt(part, clock.now());
    if (due !== null) {
      const gone = goneSignal(ctx);
      await waits.wait(clip, due - clock.now(), gone);
      if (gone.aborted) return null;
      // The chat may have ended meanwhile.
      await checkGrant(context, ctx, clip.grant);
      await rejectUnserved(clip, clipWorld);
    }
    if (quality !== null) return Buffer.from(livePlaylist(quality, clock.now(), tokenSuffix(ctx)));
    if (part === null) return reject('unknown');
    const folder = `${folderOf(clip.brand, clip.clip)}/${part.quality}`;
    const head = await read(`${folder}/init.mp4`);
    if (part.kind === 'head') return head;
    if (!(await untilHandedOut(ctx, clip, part))) return null;
    return liveBytes(part, await read(`${folder}/s${segmentInLoop(part)}.m4s`), timescalesOf(head));
  };

  const answer: Step = async (ctx) => {
    const { target } = ctx.state;
    const [, publicFile] = publicPattern.exec(target.path) ?? [];
    if (publicFile !== undefined) return respond(ctx, publicFile, await read(publicFile), publicCaching);
    if (await respondWithCaptions(ctx)) return undefined;
    const { clip, file } = parseClipPath(context.addressCipher, target.path) ?? reject('unknown');
    const caching = await checkGrant(context, ctx, clip.grant);
    if (clip.kind === 'video') return respond(ctx, file, await videoFile(clip, file, tokenSuffix(ctx)), caching);
    const bytes = await liveFile(ctx, clip, file);
    if (bytes !== null) respond(ctx, file, bytes, file.endsWith('.m3u8') ? 'private, no-store' : caching);
  };

  const steps = [log(context, { call: 'clip', failuresOnly: true }), readOnly, world(context), answer];
  return forPaths((path) => path.startsWith('/media/'), steps);
};
