const warned = new Set<string>();

/** Writes a warning to the console, once for each key. */
export function warnOnce(key: string, message: string): void {
  if (warned.has(key)) return;
  warned.add(key);
  // oxlint-disable-next-line no-console -- a developer reads it; no app passes the kit a logger
  console.warn(`@lounge/kit: ${message}`);
}

/** Forgets what was warned of, for tests. */
export const forgetWarnings = (): void => warned.clear();
