import type { FocusEvent, KeyboardEvent } from 'react';

/** Closes an open menu on Escape, which then closes nothing around it, and returns the focus to its summary. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Closes a menu when the focus moves outside. A null `relatedTarget` is ignored: clicked links do not take focus in every browser. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
