/** The thread of `WebRtcThread.ts`: answers offers and sends clips. */
import { parentPort, workerData } from 'node:worker_threads';
import { loopSeconds } from '../../media/clips.ts';
import { PeerSession, type WebRtcNetwork } from './PeerSession.ts';
import { readRealTimeClip, type RealTimeClip } from './real-time-clip.ts';

/** A request to the thread: to answer an offer, or to end a session. */
export type ToThread =
  | {
      readonly kind: 'open';
      readonly id: string;
      readonly offer: string;
      /** The folder of the clip. */
      readonly folder: string;
      /** The time of the session's world, minus that of the machine. */
      readonly offsetMs: number;
    }
  | { readonly kind: 'close'; readonly id: string };

/** What the thread reports of a session: its answer, that its offer was rejected, or that it has ended. */
export type FromThread =
  | { readonly kind: 'answered'; readonly id: string; readonly answer: string }
  | { readonly kind: 'rejected'; readonly id: string }
  | { readonly kind: 'ended'; readonly id: string };

const tickMs = 20;
// The main thread passes nothing else.
const network = workerData as WebRtcNetwork;
const sessions = new Map<string, PeerSession>();
const clips = new Map<string, Promise<RealTimeClip>>();
const post = (message: FromThread): void => parentPort?.postMessage(message);

const clipIn = (folder: string): Promise<RealTimeClip> => {
  const read = clips.get(folder) ?? readRealTimeClip(folder, loopSeconds);
  clips.set(folder, read);
  return read;
};

const open = async ({ id, offer, folder, offsetMs }: Extract<ToThread, { kind: 'open' }>): Promise<void> => {
  const session = new PeerSession(await clipIn(folder), {
    network,
    now: () => Date.now() + offsetMs,
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
  else sessions.get(message.id)?.close();
});
