import { expect, test } from 'vitest';
import { slotOf, type TextStorage } from './text-slot.ts';

test('a slot stores, replaces and removes the text of its key', () => {
  const texts = new Map([['other', 'stays']]);
  const slot = slotOf(
    {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    'mine',
  );
  expect(slot.read()).toBe(null);
  slot.write('one');
  slot.write('two');
  expect(slot.read()).toBe('two');
  slot.write(null);
  expect([slot.read(), [...texts]]).toEqual([null, [['other', 'stays']]]);
});

test('a slot of a disabled storage is empty and ignores writes', () => {
  const disabled = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage: TextStorage = { getItem: disabled, setItem: disabled, removeItem: disabled };
  const slot = slotOf(storage, 'mine');
  slot.write('one');
  slot.write(null);
  expect(slot.read()).toBe(null);
});
