const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, ordered(field)]));
};

/** One half of the hash: multiply and mix each code unit, starting from a seed. */
const half = (text: string, seed: number): string => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995);
    hash = (hash ^ (hash >>> 15)) | 0;
  }
  return (Math.imul(hash, 0x85ebca6b) >>> 0).toString(16).padStart(8, '0');
};

/**
 * 64 bits that tell one body of a call from another, whatever the order of its fields. It is no secret and guards
 * nobody from others, so it may be short; it is made at once, because inside a change only the database is awaited.
 */
export const fingerprint = (callId: string, input: unknown): string => {
  const text = JSON.stringify([callId, ordered(input)]);
  return half(text, 0x9747b28c) + half(text, 0x1b873593);
};
