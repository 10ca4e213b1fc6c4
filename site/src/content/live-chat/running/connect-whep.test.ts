import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectWhep } from './connect-whep.ts';

/** A fake of the browser's connection, whose state a test sets. */
class Connection extends EventTarget {
  static last: Connection | null = null;
  connectionState = 'new';
  onconnectionstatechange: (() => void) | null = null;
  ontrack: ((event: { track: unknown }) => void) | null = null;
  localDescription = { sdp: 'the offer' };
  readonly kinds: string[] = [];
  readonly close = vi.fn();
  readonly setLocalDescription = vi.fn().mockResolvedValue(undefined);
  readonly setRemoteDescription = vi.fn().mockResolvedValue(undefined);

  constructor() {
    super();
    Connection.last = this;
  }
  addTransceiver(kind: string) {
    this.kinds.push(kind);
  }
  become(state: string) {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
    this.onconnectionstatechange?.();
  }
}

const address = 'https://velvet.example/media/live/word/whep';
const requests = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();
const answered = (status = 201) => ({
  status,
  url: address,
  headers: new Headers(status === 201 ? { Location: '/media/live/word/whep/1?access_token=t' } : {}),
  text: () => Promise.resolve('the answer'),
});
/** The log of the browser. */
const info = vi.fn();
const deletions = () => requests.mock.calls.filter(([, { method }]) => method === 'DELETE').map(([url]) => url);

beforeEach(() => {
  requests.mockReset().mockResolvedValue(answered());
  vi.stubGlobal('RTCPeerConnection', Connection);
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('fetch', requests);
  info.mockReset();
  vi.stubGlobal('console', { ...console, info });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const connect = () => {
  const ending = new AbortController();
  // Only this member of the element is used.
  const video = { srcObject: null } as HTMLVideoElement;
  const connecting = connectWhep({ src: address, video, signal: ending.signal });
  return { connecting, video, ending };
};
const untilAnswered = () => vi.waitFor(() => expect(Connection.last?.setRemoteDescription).toHaveBeenCalledOnce());

test('sends the offer, plays when the connection stands, and ends it here and there', async () => {
  const { connecting, video } = connect();
  await untilAnswered();
  expect(Connection.last?.kinds).toEqual(['video', 'audio']);
  expect(requests.mock.calls[0]).toMatchObject([address, { method: 'POST', body: 'the offer' }]);
  expect(video.srcObject).toBeNull();
  Connection.last?.become('connected');
  const connection = await connecting;
  expect(video.srcObject).not.toBeNull();
  const onFailed = vi.fn();
  connection.onFailed(onFailed);
  Connection.last?.become('failed');
  expect(onFailed).toHaveBeenCalledWith('webrtc');
  connection.close();
  connection.close();
  expect(deletions()).toEqual([`${address}/1?access_token=t`]);
  expect(info).not.toHaveBeenCalled();
});

test('a connection that fails is a line in the log of the browser', async () => {
  const { connecting } = connect();
  await untilAnswered();
  Connection.last?.become('failed');
  await expect(connecting).rejects.toThrow('ICE failed');
  expect(Connection.last?.close).toHaveBeenCalledOnce();
  expect(deletions()).toHaveLength(1);
  expect(info).toHaveBeenCalledOnce();
});

test('a connection that does not stand in time fails', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(3000);
    return AbortSignal.abort(new Error('too late'));
  });
  await expect(connect().connecting).rejects.toThrow('too late');
  expect(Connection.last?.close).toHaveBeenCalledOnce();
});

test('a server without a place for another viewer is left alone', async () => {
  requests.mockResolvedValue(answered(503));
  await expect(connect().connecting).rejects.toThrow('answered with 503');
  expect(Connection.last?.close).toHaveBeenCalledOnce();
  expect(deletions()).toEqual([]);
});

test('a stream that is closed while it connects ends without a word', async () => {
  const { connecting, ending } = connect();
  await untilAnswered();
  ending.abort(new Error('closed'));
  await expect(connecting).rejects.toThrow('closed');
  expect(deletions()).toHaveLength(1);
  expect(info).not.toHaveBeenCalled();
});
