/** The thread of `WebRtcThread.ts`: answers offers and sends clips. */
import { parentPort, workerData } from 'node:worker_threads';
import { loopSeconds } from '../../media/clips.ts';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import { PeerSession, type WebRtcNetwork } from './PeerSession.ts';
import { readRealTimeClip, type RealTimeClip, type RealTimeFiles } from './real-time-clip.ts';

/** A request to the thread: to answer an offer, to limit what a session sends, or to end it. */
export type ToThread =
  | {
      readonly kind: 'open';
      readonly id: string;
      readonly offer: string;
      readonly files: RealTimeFiles;
      /** The time of the session's world, minus that of the machine. */
      readonly offsetMs: number;
      /** The time of the stream from which on nothing is sent; infinity without a limit. */
      readonly untilMs: number;
    }
  | { readonly kind: 'limit'; readonly id: string; readonly untilMs: number }
  | { readonly kind: 'close'; readonly id: string };

/** The reports of the thread about a session: its answer, that its offer was rejected, the viewer's progress, or its end. */
export type FromThread =
  | { readonly kind: 'answered'; readonly id: string; readonly answer: string }
  | { readonly kind: 'rejected'; readonly id: string }
  | { readonly kind: 'sent'; readonly id: string; readonly spans: readonly MediaSpan[] }
  | { readonly kind: 'ended'; readonly id: string };

const tickMs = 20;
// The main thread passes nothing else.
const network = workerData as WebRtcNetwork;
const sessions = new Map<string, PeerSession>();
const clips = new Map<string, Promise<RealTimeClip>>();
const post = (message: FromThread): void => parentPort?.postMessage(message);

const clipOf = (files: RealTimeFiles): Promise<RealTimeClip> => {
  const read = clips.get(files.picture) ?? readRealTimeClip(files, loopSeconds);
  clips.set(files.picture, read);
  return read;
};

const open = async ({ id, offer, files, offsetMs, untilMs }: Extract<ToThread, { kind: 'open' }>): Promise<void> => {
  const session = new PeerSession(await clipOf(files), {
    network,
    now: () => Date.now() + offsetMs,
    untilMs,
    onSent: (spans) => post({ kind: 'sent', id, spans }),
    onEnd: () => {
      if (sessions.delete(id)) post({ kind: 'ended', id });
    },
  });
  try {
    const answer = await session.answer(offer);
    sessions.set(id, session);
    post({ kind: 'answered', id, answer });
  } catch {
    // The offer is no SDP, or asks for nothing that there is.
    session.close();
    post({ kind: 'rejected', id });
  }
};

setInterval(() => {
  for (const session of sessions.values()) session.send();
}, tickMs);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'open') void open(message);
  else if (message.kind === 'limit') sessions.get(message.id)?.limit(message.untilMs);
  else sessions.get(message.id)?.close();
});
