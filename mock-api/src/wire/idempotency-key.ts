/** The header that carries an idempotency key; a call that must have one and has none fails at this field. */
export { keyHeader } from '@lounge/protocol';

const mostCharacters = 200;

/** The key out of a header's value: 1 to 200 characters; anything else counts as none. */
export const keyFrom = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= mostCharacters ? value : null;
