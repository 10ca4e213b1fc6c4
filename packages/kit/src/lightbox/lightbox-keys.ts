/** Handlers by key, letters in lower case; a key without one does nothing. */
export type LightboxKeys = Readonly<Record<string, (() => void) | undefined>>;

/** A press of a key. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget;
}

/** The handler of a key press, undefined if the key has none; null where the key is not the lightbox's: it writes, or has a modifier. */
export const pressedIn = (keys: LightboxKeys, { key, target, ...press }: KeyPress): (() => void) | undefined | null => {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isWriting ? null : keys[key.length === 1 ? key.toLowerCase() : key];
};
