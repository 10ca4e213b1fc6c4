import type { FocusEvent, KeyboardEvent } from 'react';

/** Closes a menu by its key and gives the focus back to what opened it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape') return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Nothing is known where the focus went to nothing: a link that takes no focus when clicked must stay. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
