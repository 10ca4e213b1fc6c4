import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './new-key.ts';

afterEach(() => void vi.unstubAllGlobals());

test('returns different keys, also in an insecure context, where randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,64}$/);
});
