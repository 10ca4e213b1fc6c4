import type { ChangeEvent, CompositionEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The number of characters as servers count them: code points, as in JSON Schema. */
const characterCount = (text: string): number => Array.from(text).length;

/** The most of a text that has room, in whole graphemes: an emoji of several characters is there as a whole, or not. */
const fitting = (text: string, room: number): string => {
  let [fit, left] = ['', room];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= characterCount(segment);
    if (left < 0) break;
    fit += segment;
  }
  return fit;
};

/** Cuts what was typed or pasted before the caret, so that the field holds at most `max` characters. Returns the text of the field. */
const cutToFit = (field: Field, max: number): string => {
  const { value, selectionEnd } = field;
  if (value.length <= max || characterCount(value) <= max) return value;
  const caret = selectionEnd ?? value.length;
  const after = fitting(value.slice(caret), max);
  const before = fitting(value.slice(0, caret), max - characterCount(after));
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
  return field.value;
};

/**
 * Props of a text field that takes at most `max` characters, in place of `maxLength`, which counts UTF-16 units and splits graphemes.
 * A composition is cut when it ends, and a text that was too long before can be shortened.
 */
export const textLimit = (max: number, text: string, onText: (text: string) => void) => ({
  onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>): void => {
    const { value } = currentTarget;
    const isShorter = value.length < text.length && characterCount(value) < characterCount(text);
    const isLater = isShorter || (nativeEvent as InputEvent).isComposing;
    onText(isLater ? value : cutToFit(currentTarget, max));
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>): void => {
    const { value } = currentTarget;
    const cut = cutToFit(currentTarget, max);
    if (cut !== value) onText(cut);
  },
});

/** The number of characters left, or null while there are plenty: more than 200, and more than a fifth. */
export const charactersLeft = (text: string, max: number): number | null => {
  const near = Math.min(200, max / 5);
  // No text has more characters than UTF-16 units.
  if (max - text.length > near) return null;
  const left = max - characterCount(text);
  return left > near ? null : left;
};

/** The count for screen readers: it changes in steps, so that not every key press is announced, and is exact for the last ten. */
export const announcedCharactersLeft = (left: number): number => {
  if (left <= 10) return left;
  return left > 50 ? Math.ceil(left / 50) * 50 : Math.ceil(left / 10) * 10;
};
