import type { StreamHandle, StreamLoader } from '@lounge/kit/video-player';
import { connectWhep } from '../../content/live-chat/running/connect-whep.ts';
import { loadLiveStream, untilPlaying } from '../../content/videos/load-stream.ts';

/**
 * Makes a loader that plays a stream by WebRTC where `whep` is an address and a connection stands, else by its playlist. A connection that
 * breaks fails the player, which tries again.
 */
export const tvStreamLoader = (whep: string | null): StreamLoader => {
  if (whep === null || !('RTCPeerConnection' in globalThis)) return loadLiveStream;
  return async (stream) => {
    const { video, onFailed } = stream;
    const ending = new AbortController();
    const { signal } = ending;
    let close = (): void => undefined;
    let playlist: StreamHandle | null = null;
    const connect = async (): Promise<void> => {
      const connection = await connectWhep({ src: whep, video, signal });
      connection.onFailed(onFailed);
      close = () => {
        connection.close();
        video.srcObject = null;
      };
      if (signal.aborted) close();
    };
    const playByList = async (): Promise<void> => {
      const handle = await loadLiveStream(stream);
      if (signal.aborted) handle.end();
      else playlist = handle;
    };
    const begin = async (): Promise<void> => {
      await untilPlaying(video, signal);
      await connect().catch(() => (signal.aborted ? undefined : playByList()));
    };
    begin().catch(() => signal.aborted || onFailed('loader'));
    return {
      choose: (quality) => playlist?.choose(quality),
      end: () => {
        ending.abort();
        close();
        playlist?.end();
      },
    };
  };
};
