/** The maximum length of a message in characters. @spec socket:message.send */
export const messageMaxLength = 2000;

/** The properties of a keyboard event that decide. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a key press sends the message: Enter on devices with a keyboard, Control+Enter or Command+Enter everywhere. While an
 * input method editor composes, Enter belongs to it.
 */
export const sendsMessage = (
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress,
  { isComposing, isTouch }: { isComposing: boolean; isTouch: boolean },
): boolean => {
  if (key !== 'Enter' || isComposing || altKey) return false;
  return ctrlKey || metaKey || (!shiftKey && !isTouch);
};
