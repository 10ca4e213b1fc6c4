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

/** Shows an element on the full screen, or ends that; a browser that rejects it changes nothing. */
export const toggleFullScreen = (element: HTMLElement | null | undefined): void => {
  const ignore = (): void => undefined;
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
  // Phones of one make have no full screen for pictures.
  else if (document.fullscreenEnabled) element?.requestFullscreen().catch(ignore);
};
