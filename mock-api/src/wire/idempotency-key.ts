import { unstorableIn } from './storable-text.ts';

/** The header of the idempotency key; also the `field` of the failure of a call that lacks it. */
export { keyHeader } from '@lounge/protocol';

/** The field of a command with its key. */
export const keyField = 'key';

const maxLength = 200;

/** Whether a text has 1 to so many characters, as JSON Schema counts them: one may take two units. */
const isOfLength = (text: string): boolean =>
  text !== '' && text.length <= 2 * maxLength && Array.from(text).length <= maxLength;

/** Returns the key of a header's or field's value: 1 to 200 characters that can be stored, otherwise null. */
export const keyFrom = (value: unknown): string | null =>
  typeof value === 'string' && isOfLength(value) && unstorableIn(value) === null ? value : null;
