/** The page of `npm run bench -- streams video`: a picture by the kit's player, as on the site, or by hls.js alone. */
import { KitProvider } from '@lounge/kit/kit-provider';
import { LiveStreamPlayer, type LiveStreamSource } from '@lounge/kit/live-stream-player';
import { messages as texts } from '@lounge/kit/texts/en';
import { pageCss, tokensCss } from '@lounge/kit/theme';
import { velvet } from '@lounge/kit/velvet';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { connectWhep } from '../src/content/live-chat/running/connect-whep.ts';
import { loadLiveStream } from '../src/content/videos/load-stream.ts';

/** The size at which pictures are compared. */
const [width, height] = [64, 36];
const frameMs = 40;
/** Frames of a loop. */
const frames = 200;

const canvas = new OffscreenCanvas(width, height);
const context = canvas.getContext('2d', { willReadFrequently: true });

/** The picture that an element shows, small. */
const pictureOf = (video: HTMLVideoElement): Uint8ClampedArray => {
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
};

const differenceOf = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);

const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => video.requestVideoFrameCallback(resolve));

let references: readonly Uint8ClampedArray[] = [];

/** Reads every frame of the loop from its file. */
const readReferences = async (file: string): Promise<void> => {
  const video = document.createElement('video');
  video.muted = true;
  video.src = file;
  await new Promise((resolve) => video.addEventListener('canplaythrough', resolve, { once: true }));
  const pictures: Uint8ClampedArray[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    // The middle of a frame, as its ends are rounded.
    video.currentTime = (frame + 0.5) * (frameMs / 1000);
    await seeked;
    pictures.push(pictureOf(video));
  }
  references = pictures;
};

const shownVideo = (): HTMLVideoElement => {
  const video = document.querySelector('video');
  if (video === null) throw new Error('There is no video.');
  return video;
};

let show: (source: LiveStreamSource) => void = () => undefined;

/** The page before the press: as on the site, everything but the player is there. */
function Page() {
  const [source, setSource] = useState<LiveStreamSource | null>(null);
  useEffect(() => {
    show = (next) => flushSync(() => setSource(next));
  }, []);
  return source === null ? null : (
    <LiveStreamPlayer
      title="Mirela, live"
      muted
      sources={[source]}
      loadStream={loadLiveStream}
      connectWhep={connectWhep}
    />
  );
}

const library = () => import('hls.js/light');

/** The page of the comparison: hls.js and an element. */
const showBare = async (src: string): Promise<void> => {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  const { default: Hls } = await library();
  const hls = new Hls({ enableWorker: false });
  hls.loadSource(src);
  hls.attachMedia(video);
  await video.play();
};

const bench = {
  readReferences,
  /** Loads hls.js before the press. */
  loadLibrary: async (): Promise<void> => void (await library()),
  /** Shows a stream. Returns the milliseconds until its first picture. */
  play: async (kind: 'hls' | 'whep' | 'bare', src: string): Promise<number> => {
    const startedAt = performance.now();
    const showing = kind === 'bare' ? showBare(src) : Promise.resolve(show({ type: kind, src }));
    // Both have put their element on the page by now.
    await nextFrame(shownVideo());
    const ms = performance.now() - startedAt;
    await showing;
    return ms;
  },
  /** By how many milliseconds the next picture is behind the time, as far as a loop of eight seconds tells. */
  delay: async (): Promise<number> => {
    const video = shownVideo();
    await nextFrame(video);
    const now = Date.now();
    const shown = pictureOf(video);
    const differences = references.map((reference) => differenceOf(reference, shown));
    const frame = differences.indexOf(Math.min(...differences));
    const loopMs = frames * frameMs;
    return (((now - frame * frameMs) % loopMs) + loopMs) % loopMs;
  },
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(tokensCss(velvet) + pageCss);
document.adoptedStyleSheets = [sheet];
flushSync(() =>
  createRoot(document.querySelector('#root') ?? document.body).render(
    <KitProvider brand={velvet} language="en" theme="dark" messages={texts}>
      <Page />
    </KitProvider>,
  ),
);
Object.assign(window, { bench });
