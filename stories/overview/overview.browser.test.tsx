import { afterEach, beforeAll, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectScreenshot, repaint, settled } from '../../.storybook/screenshots.ts';
import { brands } from '../brands/brands.ts';
import { BrandFrame } from './BrandFrame.tsx';
import { overviewStory, type StoryFile } from './story-component.ts';

/** Components that cover the window or are fixed to its edge: their frame has the height of a window. */
const coversWindow =
  /\/(?:age-gate|lightbox|ticket-dialog|chat-report|refill-window|data-protection-notice|chat-prompt|chat-exit-prompt|payment-window|consent|tab-bar|modal-window|tip-dialog|gift-picker|floating-notification|video-chat)\/|\/(?:IncentiveWindow|PerformerFilterSheet)\./;

/** Components whose height follows that of the window. */
const asksWindow = /\/(?:chat-tray|toy-controls)\//;

/** Compositions of components, and those whose default state is a running video. */
const left = /\/(?:families|live-stream-player)\/|VolumeHint|\.features\./;

const files = import.meta.glob<StoryFile>('../kit/*/*.stories.tsx');
const shown = Object.keys(files)
  .filter((path) => !left.test(path))
  .map((path) => ({ path, name: path.split('/').at(-1)?.split('.', 1)[0] ?? path }));

const windowHeight = 720;
const pageMargin = 24;

const frame = document.createElement('main');
const narrow = [...brands.values()].map((brand) => new BrandFrame(brand, 'dark', 360));
const wide = [...brands.values()].map((brand) => new BrandFrame(brand, 'light', 1100));
const frames = [...narrow, ...wide];
let ends: readonly (() => void)[] = [];

beforeAll(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    body { margin: 0; background: #808080; }
    main { display: grid; gap: 8px; padding: 8px; width: max-content; }
    main > div { display: flex; gap: 8px; }
    iframe { display: block; }`);
  document.adoptedStyleSheets = [sheet];
  const row = document.createElement('div');
  row.append(...narrow.map(({ element }) => element));
  frame.append(row, ...wide.map(({ element }) => element));
  document.body.append(frame);
  await Promise.all(frames.map((each) => each.open()));
});

afterEach(() => {
  for (const end of ends) end();
});

test.for(shown)('$name looks the same in all brands at both widths', async ({ path, name }) => {
  const file = await files[path]?.();
  if (file === undefined) throw new Error(`${path} cannot be read.`);
  const { Story, parameters } = overviewStory(file);
  const isCover = coversWindow.test(path);
  const height = isCover || asksWindow.test(path) ? windowHeight : null;
  const margin = isCover || parameters['bleed'] ? 0 : pageMargin;
  ends = frames.map((each) => each.show(Story, { margin, height }));
  if (height === null) {
    const tallest = Math.max(...narrow.map(({ contentHeight }) => contentHeight));
    for (const each of narrow) each.height = tallest;
    for (const each of wide) each.height = each.contentHeight;
  }
  await page.viewport(frame.offsetWidth, frame.offsetHeight);
  await expectScreenshot(frame, name, async () => {
    await Promise.all(frames.map(({ content }) => settled(content)));
    for (const each of frames) each.blur();
    await Promise.all(frames.map(({ content }) => repaint(content)));
  });
});
