import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift';
import { WebRtcThread } from './WebRtcThread.ts';

const folder = fileURLToPath(new URL('../../../clips/velvet/leaves', import.meta.url));
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
  viewer = new RTCPeerConnection({ iceServers: [], codecs: { video: [codec] } });
  viewer.addTransceiver('video', { direction: 'recvonly' });
  await viewer.setLocalDescription(await viewer.createOffer());
  offer = viewer.localDescription?.sdp ?? '';
});
afterEach(async () => {
  await viewer.close();
  await thread.close();
});

test('an answer names the announced address and a port of the range', async () => {
  const answer = await thread.answer('a', { offer, folder, offsetMs: 0 });
  const [, address, port] = /a=candidate:\S+ \d udp \d+ (\S+) (\d+) /.exec(answer ?? '') ?? [];
  expect(address).toBe('203.0.113.5');
  expect(Number(port)).toBeGreaterThanOrEqual(50_000);
  expect(Number(port)).toBeLessThanOrEqual(50_100);
});

test('an error of the thread ends its sessions and is reported; the next offer starts another', async () => {
  await thread.answer('a', { offer, folder, offsetMs: 0 });
  expect(await thread.answer('b', { offer, folder: '/nowhere', offsetMs: 0 })).toBeNull();
  expect(onEnded.mock.calls).toEqual([['a']]);
  expect(report).toHaveBeenCalledOnce();
  expect(await thread.answer('c', { offer, folder, offsetMs: 0 })).toContain('a=ice-lite');
});

test('a session that is ended from here is not reported as ended', async () => {
  await thread.answer('a', { offer, folder, offsetMs: 0 });
  thread.end('a');
  await thread.answer('b', { offer, folder, offsetMs: 0 });
  expect(onEnded).not.toHaveBeenCalled();
});

test('a closed thread answers nothing', async () => {
  const pending = thread.answer('a', { offer, folder, offsetMs: 0 });
  await thread.close();
  expect(await pending).toBeNull();
  expect(await thread.answer('b', { offer, folder, offsetMs: 0 })).toBeNull();
  expect(report).not.toHaveBeenCalled();
});
