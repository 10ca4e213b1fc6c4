import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChannelList } from './channel-list/index.ts';
import { KitProvider } from './kit-provider/index.ts';
import { Lightbox } from './lightbox/index.ts';
import { tokensCss } from './theme/index.ts';
import { velvet } from './velvet/index.ts';

const host = document.createElement('div');
const sheet = new CSSStyleSheet();
sheet.replaceSync(tokensCss(velvet));
let root: Root;

beforeEach(() => {
  document.body.append(host);
  document.adoptedStyleSheets.push(sheet);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

const show = (direction: 'ltr' | 'rtl', content: ReactNode): void =>
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} direction={direction} strict>
        {content}
      </KitProvider>,
    ),
  );

const partOf = (name: string): Element => {
  const found = host.querySelector(`[data-part="${name}"]`);
  if (found === null) throw new Error(`There is no part ${name}.`);
  return found;
};

const pictures = ['/a', '/b', '/c'].map((src) => ({ src }));

const swipe = (stage: Element, by: number): void => {
  const at = { pointerId: 1, button: 0, clientY: 200, bubbles: true, isPrimary: true };
  stage.setPointerCapture = () => undefined;
  stage.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 300 }));
  stage.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 300 + by }));
  stage.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 300 + by }));
};

test.each([
  ['ltr', 'ArrowRight', -120],
  ['rtl', 'ArrowLeft', 120],
] as const)('in %s, %s and a swipe by %i px show the next picture of a lightbox', async (direction, key, way) => {
  const onChoose = vi.fn();
  show(
    direction,
    createElement(Lightbox, { title: 'Garden', pictures, current: 0, onChoose, onClose: () => undefined }),
  );
  await userEvent.keyboard(`{${key}}`);
  expect(onChoose).toHaveBeenLastCalledWith({ current: 1 });
  swipe(partOf('stage'), way);
  expect(onChoose).toHaveBeenCalledTimes(2);
  expect(onChoose).toHaveBeenLastCalledWith({ current: 1 });
});

test.each(['ltr', 'rtl'] as const)('in %s, the buttons of a lightbox point to their sides', (direction) => {
  show(
    direction,
    createElement(Lightbox, { title: 'Garden', pictures, current: 0, onChoose: vi.fn(), onClose: vi.fn() }),
  );
  const [previous, next] = [partOf('previous'), partOf('next')];
  const isMirrored = direction === 'rtl';
  expect(previous.getBoundingClientRect().x > next.getBoundingClientRect().x).toBe(isMirrored);
  expect(getComputedStyle(previous).transform.startsWith('matrix(-1')).toBe(isMirrored);
});

test.each(['ltr', 'rtl'] as const)('in %s, the knob of a switch that is on stays in its track', (direction) => {
  show(direction, createElement(ChannelList, { channels: [], onlineOnly: true }));
  const track = partOf('switch');
  const { insetInlineStart, transform, width } = getComputedStyle(track, '::after');
  const shift = new DOMMatrix(transform).m41 * (direction === 'rtl' ? -1 : 1);
  const start = Number.parseFloat(insetInlineStart) + shift;
  expect(shift).toBeGreaterThan(0);
  expect(start + Number.parseFloat(width)).toBeLessThanOrEqual(track.clientWidth);
});
