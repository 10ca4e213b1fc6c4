/**
 * Whether a key belongs to a composition, as of Japanese. Safari says so of the Enter that ends one by the key code 229 alone, and has left
 * the composition by then.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
