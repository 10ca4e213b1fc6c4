import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useVisibleHeight } from './use-visible-height.ts';

function Chat() {
  const root = useRef<HTMLDivElement>(null);
  useVisibleHeight(root);
  return <div ref={root} id="chat" />;
}

/** Shows the chat and opens a keyboard that leaves `height`. */
function withKeyboard(height: number, scale: number) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Chat />));
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('There is no visual viewport.');
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(height);
  vi.spyOn(viewport, 'scale', 'get').mockReturnValue(scale);
  viewport.dispatchEvent(new Event('resize'));
  const value = place.querySelector<HTMLElement>('#chat')?.style.getPropertyValue('--kit-visible-height');
  root.unmount();
  place.remove();
  return value;
}

afterEach(() => vi.restoreAllMocks());

test('the chat is as high as what the keyboard leaves', async () => {
  expect(withKeyboard(420.4, 1)).toBe('420px');
});

test('zooming changes nothing', () => {
  expect(withKeyboard(420, 2)).toBe('');
});
