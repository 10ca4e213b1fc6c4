import { afterEach } from 'vitest';

/** The console of a worker, which its test files share. */
const shared = console as typeof console & { changesOutsideActions?: string[] };

/**
 * Fails a test in which a store changed outside an action, of which MobX only warns: `makeAutoObservable` makes actions of public methods, not
 * of private ones. The error is not thrown at once, as a store may catch it.
 */
const record = (warnings: string[]): string[] => {
  const { warn } = console;
  console.warn = (...parts: readonly unknown[]): void => {
    const [text] = parts;
    if (typeof text === 'string' && text.startsWith('[MobX] Since strict-mode')) warnings.push(text);
    warn(...parts);
  };
  return warnings;
};
const changes = (shared.changesOutsideActions ??= record([]));
afterEach(() => {
  const found = changes.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
