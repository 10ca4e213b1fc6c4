import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitProvider } from './kit-provider/index.ts';
import { MessageComposer } from './message-composer/index.ts';
import { velvet } from './velvet/index.ts';

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

const show = (children: ReactNode): HTMLTextAreaElement => {
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        {children}
      </KitProvider>,
    ),
  );
  const area = host.querySelector('textarea');
  if (area === null) throw new Error('There is no field.');
  return area;
};

test.each<[string, KeyboardEventInit, number]>([
  ['an Enter', {}, 1],
  ['the Enter of a composition', { isComposing: true }, 0],
  ['the Enter that ends a composition in Safari', { keyCode: 229 }, 0],
])('%s sends a message this often: %o, %d', (_, init, times) => {
  const onSend = vi.fn();
  const area = show(<MessageComposer name="Noor" text="日本" onSend={onSend} />);
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
  expect(onSend).toHaveBeenCalledTimes(times);
});

test.each([
  ['cells of a spreadsheet', 'A1\tB1', 0],
  ['a picture', '', 1],
])('of %s, the text wins over the picture', (_, text, images) => {
  const onImage = vi.fn();
  const area = show(<MessageComposer name="Noor" text="" onImage={onImage} />);
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  clipboardData.items.add(new File(['x'], 'cells.png', { type: 'image/png' }));
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  area.dispatchEvent(paste);
  expect([onImage.mock.calls.length, paste.defaultPrevented]).toEqual([images, images === 1]);
});

/** A field with its text, as an owner of it renders it. */
const Written = ({ max, before = '' }: { max: number; before?: string }) => {
  const [text, setText] = useState(before);
  return <MessageComposer name="Noor" text={text} maxLength={max} onChange={(change) => setText(change.text)} />;
};

const family = '👨‍👩‍👧';

test.each<[string, string, number, string, number, string]>([
  ['what fits', 'abc', 3, 'd', 6, 'abcd'],
  ['a whole grapheme or none of it', 'abc', 3, family, 7, 'abc'],
  ['code points, of which an emoji is one', '', 0, '🐎🐎🐎', 2, '🐎🐎'],
  ['what stands behind the caret', 'abef', 2, 'cdxy', 6, 'abcdef'],
  ['a combining mark with its letter', 'ab', 2, 'e\u0301', 3, 'ab'],
])('a full field keeps %s', (_, before, caret, typed, max, after) => {
  const area = show(<Written max={max} before={before} />);
  area.focus();
  area.setSelectionRange(caret, caret);
  document.execCommand('insertText', false, typed);
  expect(area.value).toBe(after);
  expect(area.selectionStart).toBe(after.length - (before.length - caret));
});

test('a composition is cut when it ends, and a text that was too long can be shortened', () => {
  const area = show(<Written max={3} before="abcdefgh" />);
  area.focus();
  area.setSelectionRange(1, 2);
  document.execCommand('delete');
  expect(area.value).toBe('acdefgh');
  area.setSelectionRange(0, area.value.length);
  document.execCommand('insertText', false, '日本');
  area.setRangeText('語語', 2, 2, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  expect(area.value).toBe('日本語語');
  area.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(area.value).toBe('日本語');
});

test('a paste over a full text of emoji is cut, which has more UTF-16 units and fewer characters than the paste', () => {
  const area = show(<Written max={6} before={'🐎'.repeat(6)} />);
  area.focus();
  area.select();
  document.execCommand('insertText', false, 'abcdefgh');
  expect(area.value).toBe('abcdef');
});
