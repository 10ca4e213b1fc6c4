import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import type { StreamLoader } from '../video-player/index.ts';
import { type LiveStreamOptions, useLiveStream } from './use-live-stream.ts';

const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

function Picture(props: LiveStreamOptions) {
  const video = useRef<HTMLVideoElement>(null);
  useLiveStream(video, props);
  return <video ref={video} muted />;
}

test('the chosen quality applies to other sources too', async () => {
  const chosen: string[] = [];
  const loadStream: StreamLoader = async ({ src }) => ({
    choose: (quality) => void chosen.push(`${src} ${quality}`),
    end: () => undefined,
  });
  const play = (src: string) =>
    flushSync(() =>
      root.render(
        <KitProvider brand={velvet} strict>
          <Picture sources={[{ src, type: 'hls' }]} loadStream={loadStream} quality={1} />
        </KitProvider>,
      ),
    );
  play('/first');
  await vi.waitFor(() => expect(chosen).toContain('/first 1'));
  play('/second');
  await vi.waitFor(() => expect(chosen).toContain('/second 1'));
});
