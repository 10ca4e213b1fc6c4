import { expect, test } from 'vitest';
import { storedTextOf, type TextStorage } from './stored-text.ts';

test('a stored text is written, replaced and removed under its key', () => {
  const texts = new Map([['other', 'stays']]);
  const storedText = storedTextOf(
    {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    'log-out',
  );
  expect(storedText.read()).toBe(null);
  storedText.write('one');
  storedText.write('two');
  expect(storedText.read()).toBe('two');
  storedText.write(null);
  expect([storedText.read(), [...texts]]).toEqual([null, [['other', 'stays']]]);
});

test('a stored text of a disabled storage is empty and ignores writes', () => {
  const disabled = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage: TextStorage = { getItem: disabled, setItem: disabled, removeItem: disabled };
  const storedText = storedTextOf(storage, 'log-out');
  storedText.write('one');
  storedText.write(null);
  expect(storedText.read()).toBe(null);
});
