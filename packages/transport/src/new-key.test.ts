import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './new-key.ts';

afterEach(() => void vi.unstubAllGlobals());

test('keys are unique, also in insecure contexts, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
