import { follow } from './follow-visibility.ts';

const fields = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio])';

const isTextField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(fields);

/** Calls back whether the visitor is in a text field, whenever the focus moves. Returns a function that stops it. */
export const followTyping = (onChange: (isTyping: boolean) => void): (() => void) => {
  const stops = [
    follow(document, 'focusin', ({ target }) => onChange(isTextField(target))),
    follow(document, 'focusout', (event) => onChange(isTextField((event as FocusEvent).relatedTarget))),
  ];
  onChange(isTextField(document.activeElement));
  return () => stops.forEach((stop) => stop());
};
