import { createHash } from 'node:crypto';

/** The hash of a text or of bytes, to detect changes. */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');
