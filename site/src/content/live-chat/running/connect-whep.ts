import type { WhepConnection, WhepConnector } from '@lounge/kit/live-stream-player';

/** Whoever is not connected by then watches by HLS. */
const connectMs = 3000;

type Stream = Parameters<WhepConnector>[0];

/** Resolves when the connection stands; rejects when it fails or the signal aborts. */
const untilConnected = (connection: RTCPeerConnection, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (connection.connectionState === 'connected') resolve();
      if (connection.connectionState === 'failed') reject(new Error('ICE failed'));
    };
    // The connection ends with its listeners.
    // oxlint-disable-next-line no-restricted-properties
    connection.addEventListener('connectionstatechange', look);
    // oxlint-disable-next-line no-restricted-properties
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
    look();
  });

/** Sends the offer. Returns the answer, and the address of the connection, null if the server named none. */
const exchange = async (
  src: string,
  offer: string,
  signal: AbortSignal,
): Promise<{ readonly answer: string; readonly own: string | null }> => {
  const headers = { 'Content-Type': 'application/sdp' };
  const response = await fetch(src, { method: 'POST', headers, body: offer, signal });
  if (response.status !== 201) throw new Error(`the offer was answered with ${response.status}`);
  const location = response.headers.get('Location');
  return { answer: await response.text(), own: location === null ? null : new URL(location, response.url).href };
};

/** Tells the server that the connection is over; one that is not told finds out by the silence. */
const endOnServer = (own: string | null): void => {
  if (own !== null) void fetch(own, { method: 'DELETE', keepalive: true }).catch(() => undefined);
};

const open = async ({ src, video, signal }: Stream, connection: RTCPeerConnection): Promise<WhepConnection> => {
  let own: string | null = null;
  const close = (): void => {
    connection.close();
    endOnServer(own);
    own = null;
  };
  try {
    const media = new MediaStream();
    connection.ontrack = ({ track }) => media.addTrack(track);
    for (const kind of ['video', 'audio']) connection.addTransceiver(kind, { direction: 'recvonly' });
    await connection.setLocalDescription();
    const exchanged = await exchange(src, connection.localDescription?.sdp ?? '', signal);
    ({ own } = exchanged);
    await connection.setRemoteDescription({ type: 'answer', sdp: exchanged.answer });
    await untilConnected(connection, signal);
    video.srcObject = media;
    return {
      close,
      onFailed: (listener) => {
        connection.onconnectionstatechange = () => {
          if (connection.connectionState === 'failed' || connection.connectionState === 'closed') listener('webrtc');
        };
      },
    };
  } catch (cause) {
    close();
    throw cause;
  }
};

/**
 * Connects an element to a stream by WHEP. The server takes part as ICE lite, so that the offer is sent at once, without candidates. After
 * three seconds without a connection the player goes on to HLS.
 */
export const connectWhep: WhepConnector = async (stream) => {
  const signal = AbortSignal.any([stream.signal, AbortSignal.timeout(connectMs)]);
  try {
    return await open({ ...stream, signal }, new RTCPeerConnection());
  } catch (cause) {
    // oxlint-disable-next-line no-console -- nobody else needs to know that the picture comes another way
    if (!stream.signal.aborted) console.info('The picture comes by HLS, not by WebRTC:', String(cause));
    throw cause;
  }
};
