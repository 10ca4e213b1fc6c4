import { join } from 'node:path';
import type { Middleware } from 'koa';
import { reject } from '../../dispatch/handler.ts';
import { folderOf, soundFileOf } from '../../media/clips.ts';
import type { After } from '../../scripts/after.ts';
import { afterByTimer } from '../after-by-timer.ts';
import { readFile } from '../http/body.ts';
import { dataHeaders } from '../http/headers.ts';
import { callOrigin } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { RequestContext, Step } from '../http/steps/request-state.ts';
import type { MediaContext } from './media-context.ts';
import type { WebRtcNetwork } from '../webrtc/PeerSession.ts';
import type { RealTimeFiles } from '../webrtc/real-time-clip.ts';
import { WebRtcThread } from '../webrtc/WebRtcThread.ts';
import { checkGrant } from './grant.ts';
import { rejectEndedStream } from './live-stream.ts';
import { parseClipPath, whepFile, type ProtectedLive } from './protected-clips.ts';
import { tokenSuffix } from './token-suffix.ts';
import { WhepSessions } from './WhepSessions.ts';

const sdpType = 'application/sdp';
/** Offers of browsers have about ten kilobytes. */
const maxOfferBytes = 40_000;

const pathPattern = new RegExp(String.raw`^/media/live/[\w-]+/${whepFile}(?:/[\da-f]+)?$`);
const filePattern = new RegExp(String.raw`^${whepFile}(?:/([\da-f]{24}))?$`);

/** Options of whep. */
export interface WhepOptions {
  readonly network: WebRtcNetwork;
  /** The folder of the committed clips. */
  readonly directory: string;
  readonly after?: After;
}

const realTimeFiles = (directory: string, { brand, clip }: ProtectedLive): RealTimeFiles => ({
  picture: join(directory, folderOf(brand, clip), 'realtime.ivf'),
  sound: join(directory, soundFileOf(clip)),
});

const offerOf = async (ctx: RequestContext): Promise<string> => {
  if (!ctx.is(sdpType)) reject('wrongType');
  const body = await readFile(ctx.req, maxOfferBytes);
  if (!body.ok) return reject(body.code);
  // Bytes of a file are the value of this body.
  return Buffer.from(body.value as Uint8Array).toString('utf8');
};

/** A method that there is not, in the words of HTTP. */
const respondNotAllowed = (ctx: RequestContext, allowed: string): void => {
  ctx.status = 405;
  ctx.set('Allow', allowed);
};

/**
 * Streams by WebRTC (WHEP): an offer is answered with 201, the answer, and the connection's address, where DELETE ends it. Connections end
 * with their stream, when a viewer is silent, and with `close`. No candidates are taken later.
 */
export const whep = (
  context: MediaContext,
  { network, directory, after = afterByTimer }: WhepOptions,
): { readonly middleware: Middleware; readonly sessions: WhepSessions; close(): Promise<void> } => {
  const thread = new WebRtcThread({
    network,
    onEnded: (id) => sessions.forget(id),
    report: (cause) => context.log({ id: context.newRequestId(), call: 'webrtc', status: 500, ms: 0, cause }),
  });
  const sessions = new WhepSessions(thread, after);
  context.worlds.onOpen((each) => sessions.listenTo(each));

  const open = async (ctx: RequestContext, stream: ProtectedLive): Promise<void> => {
    await rejectEndedStream(stream, ctx.state.world);
    const offer = await offerOf(ctx);
    const files = realTimeFiles(directory, stream);
    const session = ctx.state.visitor?.session ?? null;
    const { id, answer } = await sessions.open(stream, { offer, files, session }, ctx.state.world);
    if (ctx.req.socket.destroyed) return sessions.end(id);
    ctx.status = 201;
    ctx.set('Location', `${ctx.path}/${id}${tokenSuffix(ctx)}`);
    ctx.set('Content-Type', sdpType);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = answer;
  };

  const answer: Step = async (ctx) => {
    for (const [name, value] of dataHeaders) ctx.set(name, value);
    const { clip, file } = parseClipPath(context.addressCipher, ctx.state.target.path) ?? reject('unknown');
    const match = filePattern.exec(file);
    if (clip.kind !== 'live' || match === null) return reject('unknown');
    await checkGrant(context, ctx, clip.grant);
    const [, id] = match;
    if (id === undefined) return ctx.method === 'POST' ? open(ctx, clip) : respondNotAllowed(ctx, 'POST');
    if (ctx.method !== 'DELETE') return respondNotAllowed(ctx, 'DELETE');
    // One that has ended by itself, with its chat for instance, is ended, too.
    await sessions.endAnywhere(ctx.state.world, clip.address, id);
    ctx.status = 200;
    ctx.body = '';
  };

  const steps = [log(context, { call: whepFile }), callOrigin(context), world(context), answer];
  return {
    middleware: forPaths((path) => pathPattern.test(path), steps),
    sessions,
    close: () => {
      sessions.close();
      return thread.close();
    },
  };
};
