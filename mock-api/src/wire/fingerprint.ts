import { ordered } from './ordered.ts';

/** Half of the hash: multiplies and mixes each code unit, starting from a seed. */
const half = (text: string, seed: number): string => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995);
    hash = (hash ^ (hash >>> 15)) | 0;
  }
  return (Math.imul(hash, 0x85ebca6b) >>> 0).toString(16).padStart(8, '0');
};

/**
 * A 64-bit hash of a call and its input, independent of the order of fields. It only detects a key that is reused by mistake, so it is not
 * cryptographic; synchronous, as changes await only the database.
 */
export const fingerprint = (callId: string, input: unknown): string => {
  const text = JSON.stringify([callId, ordered(input)]);
  return half(text, 0x9747b28c) + half(text, 0x1b873593);
};
