import { storedTextOf, type TextStorage } from '@lounge/stores';
import { newKey } from '@lounge/transport';
import { pageStorage } from '../../shared/page-storage.ts';

const isId = (text: string | null): text is string => text !== null && /^[\w-]{1,64}$/.test(text);

/**
 * The id of a page among the pages of a guest. A reloaded page keeps it: it is stored only while the page is away, as a browser that
 * duplicates a tab copies its storage.
 */
export const pageIdIn = (storage: TextStorage, page: Pick<Window, 'addEventListener'>): string => {
  const stored = storedTextOf(storage, 'chat-page');
  const before = stored.read();
  const id = isId(before) ? before : newKey();
  stored.write(null);
  // They live as long as the page, which is longer than any scope.
  // oxlint-disable-next-line no-restricted-properties
  page.addEventListener('pagehide', () => stored.write(id));
  // oxlint-disable-next-line no-restricted-properties
  page.addEventListener('pageshow', () => stored.write(null));
  return id;
};

/** The id of this page; on the server, where no chat runs, one that is not kept. */
export const pageId = (): string => ('window' in globalThis ? pageIdIn(pageStorage, window) : newKey());
