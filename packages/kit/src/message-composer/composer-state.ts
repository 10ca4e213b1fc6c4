/** The most characters of a message. @spec socket:message.send */
export const messageMaxLength = 2000;

const nearLimit = 200;

/** How many characters are left, said only when it becomes tight. */
export const charactersLeft = (text: string, max: number): number | null => {
  const left = max - text.length;
  return left > nearLimit ? null : left;
};

/** The count that is read out: in steps, so that not every key is followed by a number. */
export const announcedCharactersLeft = (left: number): number =>
  left > 20 ? Math.ceil(left / 50) * 50 : Math.ceil(left / 10) * 10;

/** What the keyboard knows of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a key press sends: Enter, where there is a keyboard that has Shift for a new line; Control or Command with Enter
 * everywhere. While an input method composes, Enter belongs to it.
 */
export const sendsMessage = (
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress,
  { isComposing, isTouch }: { isComposing: boolean; isTouch: boolean },
): boolean => {
  if (key !== 'Enter' || isComposing || altKey) return false;
  return ctrlKey || metaKey || (!shiftKey && !isTouch);
};
