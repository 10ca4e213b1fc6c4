import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import { WebRtcThread } from './WebRtcThread.ts';

const clips = fileURLToPath(new URL('../../../clips', import.meta.url));
const files = { picture: `${clips}/velvet/leaves/realtime.ivf`, sound: `${clips}/sounds/leaves.ogg` };
const onEnded = vi.fn<(id: string) => void>();
const report = vi.fn<(cause: unknown) => void>();
let thread: WebRtcThread;
let viewer: RTCPeerConnection;
let offer: string;

beforeEach(async () => {
  onEnded.mockReset();
  report.mockReset();
  thread = new WebRtcThread({ network: { announcedAddress: '203.0.113.5', ports: [50_000, 50_100] }, onEnded, report });
  const codec = new RTCRtpCodecParameters({ mimeType: 'video/VP8', clockRate: 90_000 });
  const sound = new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 });
  viewer = new RTCPeerConnection({
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: { video: [codec], audio: [sound] },
  });
  viewer.addTransceiver('video', { direction: 'recvonly' });
  viewer.addTransceiver('audio', { direction: 'recvonly' });
  await viewer.setLocalDescription(await viewer.createOffer());
  offer = viewer.localDescription?.sdp ?? '';
});
afterEach(async () => {
  await viewer.close();
  await thread.close();
});

test('an answer names the announced address and a port of the range', async () => {
  const answer = await thread.answer('a', { offer, files, offsetMs: 0, untilMs: Infinity });
  const [, address, port] = /a=candidate:\S+ \d udp \d+ (\S+) (\d+) /.exec(answer ?? '') ?? [];
  expect(address).toBe('203.0.113.5');
  expect(Number(port)).toBeGreaterThanOrEqual(50_000);
  expect(Number(port)).toBeLessThanOrEqual(50_100);
});

test('an error of the thread ends its sessions and is reported; the next offer starts another', async () => {
  await thread.answer('a', { offer, files, offsetMs: 0, untilMs: Infinity });
  expect(
    await thread.answer('b', { offer, files: { ...files, picture: '/nowhere' }, offsetMs: 0, untilMs: Infinity }),
  ).toBeNull();
  expect(onEnded.mock.calls).toEqual([['a']]);
  expect(report).toHaveBeenCalledOnce();
  expect(await thread.answer('c', { offer, files, offsetMs: 0, untilMs: Infinity })).toContain('a=ice-lite');
});

test('a session that is ended from here is not reported as ended', async () => {
  await thread.answer('a', { offer, files, offsetMs: 0, untilMs: Infinity });
  thread.end('a');
  await thread.answer('b', { offer, files, offsetMs: 0, untilMs: Infinity });
  expect(onEnded).not.toHaveBeenCalled();
});

test('a closed thread answers nothing', async () => {
  const pending = thread.answer('a', { offer, files, offsetMs: 0, untilMs: Infinity });
  await thread.close();
  expect(await pending).toBeNull();
  expect(await thread.answer('b', { offer, files, offsetMs: 0, untilMs: Infinity })).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('a picture stands at its limit, goes on when that moves, and what the viewer got is told', async () => {
  await thread.close();
  thread = new WebRtcThread({ network: { additionalAddresses: ['127.0.0.1'] }, onEnded, report });
  let received = 0;
  viewer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(() => void (received += 1)));
  const spans: MediaSpan[] = [];
  const began = Date.now();
  const answer = await thread.answer('a', { offer, files, offsetMs: 0, untilMs: began }, (sent) => {
    spans.push(...sent);
  });
  await viewer.setRemoteDescription({ type: 'answer', sdp: answer ?? '' });
  await vi.waitFor(() => expect(viewer.connectionState).toBe('connected'));
  expect(received).toBe(0);
  const limit = Date.now() + 1000;
  thread.limit('a', limit);
  await vi.waitFor(() => expect(spans.at(-1)?.to).toBeGreaterThan(limit - 100));
  expect(received).toBeGreaterThan(5);
  expect(spans.at(-1)?.to).toBeLessThan(limit);
  expect(spans.reduce((sum, { from, to }) => sum + to - from, 0)).toBeGreaterThan(300);
  const count = received;
  thread.end('a');
  await thread.answer('b', { offer, files, offsetMs: 0, untilMs: began });
  expect(received).toBe(count);
});
