import { maxPatternLength, pathTo, searchPatternOf, type Language } from '@lounge/locale';
import { isOneOf } from '@lounge/protocol';
import { libraryMediaType, libraryOrder } from '@lounge/protocol/content/media-library';
import type { LibraryView } from '@lounge/stores/content/media-library';

/** The pages of the library. */
export type LibraryPageKey = 'personal.mediathek' | 'personal.mediathek-photos';

/** A part of the library that the page shows. */
export type ShownPart = LibraryView['part'] | 'messenger';

/** The choice that a page of the library shows; its address says it, so that it can be shared and come back to. */
export interface LibraryChoice extends Omit<LibraryView, 'part'> {
  readonly part: ShownPart;
}

/** The parts of each page in their order; the first one says nothing in the address. */
export const partsOf: Readonly<Record<LibraryPageKey, readonly ShownPart[]>> = {
  'personal.mediathek': ['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips', 'audio'],
  'personal.mediathek-photos': ['shop', 'pinned', 'archive'],
};

/** Whether a part has media of several kinds, which can be filtered. */
export const hasKinds = (part: ShownPart): boolean =>
  part === 'shop' || part === 'pinned' || part === 'archive' || part === 'feed';

/** The kinds that a part can be filtered by. */
export const kindsOf = (part: ShownPart) =>
  part === 'archive' ? (['video', 'photo', 'audio'] as const) : (['video', 'photo'] as const);

/** The choice that an address asks for. Unknown words are left out. */
export const choiceOf = (page: LibraryPageKey, search: URLSearchParams): LibraryChoice => {
  const parts = partsOf[page];
  const part = parts.find((each) => each === search.get('tab')) ?? parts[0] ?? 'shop';
  const type = search.get('type');
  const order = search.get('order');
  const wanted = isOneOf(libraryMediaType, type) && hasKinds(part) && kindsOf(part).some((each) => each === type);
  return {
    part,
    mediaType: page === 'personal.mediathek-photos' ? 'photo' : wanted ? type : null,
    search: part === 'messenger' ? '' : searchPatternOf(search.get('q') ?? '').slice(0, maxPatternLength),
    order: isOneOf(libraryOrder, order) && ordersOf(part).includes(order) ? order : 'newest',
  };
};

/** The orders that a part is offered in. Pictures of messages have no titles. */
export const ordersOf = (part: ShownPart): readonly LibraryChoice['order'][] => {
  if (part === 'messenger') return ['newest', 'oldest'];
  return part === 'clips' || part === 'audio' ? ['newest', 'oldest', 'performer'] : libraryOrder.values;
};

/** The query string of a choice; empty for the page as it begins. */
export const searchOf = (page: LibraryPageKey, { part, mediaType, search, order }: LibraryChoice): string => {
  const query = new URLSearchParams();
  if (part !== partsOf[page][0]) query.set('tab', part);
  if (mediaType !== null && page === 'personal.mediathek') query.set('type', mediaType);
  if (search !== '') query.set('q', search);
  if (order !== 'newest') query.set('order', order);
  return query.size === 0 ? '' : `?${query}`;
};

/** The address of a choice. */
export const libraryPath = (
  page: LibraryPageKey,
  choice: LibraryChoice,
  { language, brand }: { readonly language: Language; readonly brand: string },
): string => `${pathTo(page, language, { product: brand })}${searchOf(page, choice)}`;

/** A part as it begins. */
export const plainChoice = (part: ShownPart): LibraryChoice => ({ part, mediaType: null, search: '', order: 'newest' });
