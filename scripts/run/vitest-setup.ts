import './strict-actions.ts';
import { vi } from 'vitest';

/** The time for which conditions are waited for; a test that hangs is ended by its own limit. */
const timeout = 240_000;

/** Of Vitest, without the second after which a condition fails on a busy machine. Files of a worker share `vi`. */
const shared = vi as typeof vi & { waitsAsLongAsItMust?: true };
if (shared.waitsAsLongAsItMust === undefined) {
  const { waitFor, waitUntil } = vi;
  shared.waitsAsLongAsItMust = true;
  vi.waitFor = (callback, options) => waitFor(callback, { timeout, ...(typeof options === 'object' && options) });
  vi.waitUntil = (callback, options) => waitUntil(callback, { timeout, ...(typeof options === 'object' && options) });
}
