import {
  MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtcpRrPacket,
  RtpHeader,
  RtpPacket,
  type RtcpPacket,
} from 'werift';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import type { RealTimeClip } from './real-time-clip.ts';
import { RealTimeFeed } from './RealTimeFeed.ts';
import { SentMedia } from './SentMedia.ts';

/** Where a server can be reached by UDP. */
export interface WebRtcNetwork {
  /** Addresses besides those of the network interfaces, such as that of this machine itself. @default none */
  readonly additionalAddresses?: readonly string[];
  /** The address that is told to viewers instead of the server's own, where a router translates it. @default its own */
  readonly announcedAddress?: string;
  /** The first and the last port. @default any */
  readonly ports?: readonly [number, number];
}

/** Whoever has sent no report for this long has gone: browsers send one about every second. */
const silenceMs = 8000;
/** Whoever has not connected after this long does not. */
const connectMs = 10_000;
/** A picture begins anew at most this often. */
const restartMs = 500;

const codecs = {
  video: [
    new RTCRtpCodecParameters({
      mimeType: 'video/VP8',
      clockRate: 90_000,
      rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
    }),
  ],
  audio: [new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })],
};

/** The lines of an SDP without its candidates: the server answers whoever asks it, and sends nothing to addresses that an offer names. */
const withoutCandidates = (sdp: string): string =>
  sdp
    .split(/\r?\n/)
    .filter((line) => !/^a=(?:candidate|remote-candidates|end-of-candidates)/.test(line))
    .join('\r\n');

const announce = (sdp: string, address: string | undefined): string =>
  address === undefined ? sdp : sdp.replaceAll(/^(a=candidate:\S+ \d \w+ \d+ )\S+/gm, `$1${address}`);

/** The dependencies of a session. */
export interface PeerSessionOptions {
  readonly network: WebRtcNetwork;
  /** Returns the time of the session's world. */
  readonly now: () => number;
  /** See `limit`. */
  readonly untilMs: number;
  /** Called with what of the stream the viewer has got. */
  readonly onSent: (spans: readonly MediaSpan[]) => void;
  readonly onEnd: () => void;
}

/** One viewer's connection: sends the picture and the sound of a clip until it ends. */
export class PeerSession {
  readonly #connection: RTCPeerConnection;
  readonly #feed: RealTimeFeed;
  readonly #video = new MediaStreamTrack({ kind: 'video' });
  readonly #audio = new MediaStreamTrack({ kind: 'audio' });
  readonly #announcedAddress: string | undefined;
  readonly #now: () => number;
  readonly #onSent: (spans: readonly MediaSpan[]) => void;
  readonly #onEnd: () => void;
  readonly #sent = new SentMedia();
  /** The time of the stream from which on nothing is sent. */
  #untilMs = Infinity;
  #sequence = { video: 0, audio: 0 };
  #isConnected = false;
  /** When the viewer reported last, or the session was created. */
  #reportedAt = performance.now();
  #restartedAt = 0;
  #mustRestart = false;
  #isOver = false;

  constructor(clip: RealTimeClip, { network, now, untilMs, onSent, onEnd }: PeerSessionOptions) {
    this.#feed = new RealTimeFeed(clip);
    this.#now = now;
    this.#untilMs = untilMs;
    this.#onSent = onSent;
    this.#onEnd = onEnd;
    this.#announcedAddress = network.announcedAddress;
    this.#connection = new RTCPeerConnection({
      codecs,
      iceLite: true,
      iceServers: [],
      iceUseTcp: false,
      iceUseIpv6: false,
      iceAdditionalHostAddresses: [...(network.additionalAddresses ?? [])],
      ...(network.ports === undefined ? {} : { icePortRange: [network.ports[0], network.ports[1]] }),
    });
    for (const track of [this.#video, this.#audio]) {
      const { sender } = this.#connection.addTransceiver(track, { direction: 'sendonly' });
      sender.onRtcp.subscribe((packet) => {
        this.#reportedAt = performance.now();
        if (track === this.#video) this.#confirm(packet, sender.ssrc);
      });
      if (track === this.#video) sender.onPictureLossIndication.subscribe(() => (this.#mustRestart = true));
    }
    this.#connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') {
        this.#isConnected = true;
        this.#reportedAt = performance.now();
        this.send();
      }
      if (state === 'failed' || state === 'closed' || state === 'disconnected') this.close();
    });
  }

  /** Answers an offer. Rejects if it is no SDP or has no VP8. */
  async answer(offer: string): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: withoutCandidates(offer) });
    // The viewer begins the handshake: the library waits for 100 ms before it does.
    for (const transport of this.#connection.dtlsTransports) transport.role = 'server';
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    const hasVideo = this.#connection.getSenders().some(({ kind, codec }) => kind === 'video' && codec !== undefined);
    const sdp = this.#connection.localDescription?.sdp;
    if (!hasVideo || sdp === undefined) throw new Error('The offer has no VP8.');
    return announce(sdp, this.#announcedAddress);
  }

  /** Sends what is due. */
  send(): void {
    if (this.#isOver) return;
    const [at, now] = [performance.now(), this.#now()];
    this.#report(this.#sent.overdue(at));
    if (now >= this.#untilMs) {
      // Whoever gets nothing has nothing to report.
      this.#reportedAt = at;
      return;
    }
    if (at - this.#reportedAt > (this.#isConnected ? silenceMs : connectMs)) return this.close();
    if (!this.#isConnected) return;
    if (this.#mustRestart && at - this.#restartedAt > restartMs) {
      this.#mustRestart = false;
      this.#restartedAt = at;
      this.#feed.restartPicture();
    }
    const { frames, sounds } = this.#feed.take(now);
    for (const { frame, timestamp } of frames)
      for (const [index, payload] of frame.payloads.entries())
        this.#write('video', payload, timestamp, index === frame.payloads.length - 1);
    if (frames.length > 0) this.#sent.add((this.#sequence.video - 1) & 0xffff, now, at);
    for (const { payload, timestamp, isFirst } of sounds) this.#write('audio', payload, timestamp, isFirst);
  }

  /** Lets the picture stand from a time of the stream on; a later limit lets it go on, with what is due then. */
  limit(untilMs: number): void {
    this.#untilMs = untilMs;
  }

  /** Ends the connection; a second time does nothing. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#report(this.#sent.rest());
    this.#onEnd();
    // Sockets that are closed already have nothing to report.
    this.#connection.close().catch(() => undefined);
  }

  #confirm(packet: RtcpPacket, ssrc: number): void {
    if (packet.type !== RtcpRrPacket.type) return;
    for (const report of (packet as RtcpRrPacket).reports)
      if (report.ssrc === ssrc) this.#report(this.#sent.confirm(report.highestSequence));
  }

  #report(spans: readonly MediaSpan[]): void {
    if (spans.length > 0) this.#onSent(spans);
  }

  #write(kind: 'video' | 'audio', payload: Buffer, timestamp: number, marker: boolean): void {
    const sequenceNumber = this.#sequence[kind];
    this.#sequence[kind] = (sequenceNumber + 1) & 0xffff;
    // The sender sets payload type and source by what was agreed.
    const header = new RtpHeader({ payloadType: 0, sequenceNumber, timestamp, ssrc: 0, marker });
    (kind === 'video' ? this.#video : this.#audio).writeRtp(new RtpPacket(header, payload));
  }
}
