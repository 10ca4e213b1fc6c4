import { existsSync, readFileSync } from 'node:fs';

/** What a file holds; null where there is none. */
export const contentOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
