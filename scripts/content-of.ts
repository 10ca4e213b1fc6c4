import { existsSync, readFileSync } from 'node:fs';

/** Returns a file's content; null if it does not exist. */
export const contentOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
