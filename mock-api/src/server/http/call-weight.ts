import { s } from '@lounge/protocol';
import { weights } from './request-limit.ts';

/**
 * The calls that take longer than a read, in reads of a millisecond. `npm run bench -- weights` prints what a unit of each takes.
 * @assumed The documents name no limit.
 */
export const dearCalls: Readonly<Record<string, number>> = {
  'content/global-search/globalSearch': 5,
  'content/actor-search/collections': 4,
  'content/media-library/libraryAssets': 3,
  'content/videos/videoList': 2,
  'content/global-search/searchVideos': 2,
  'content/global-search/searchGalleries': 2,
  'content/actors/welcomeClips': 2,
  'content/global-search/searchActors': 2,
  'content/actors/modelsV2': 2,
  'content/tickets/chatTicketsByModel': 2,
  'foundation/guest/guestInitData': 2,
};

/** The items of a page or list that weigh as much as a read. */
const itemsOfRead = 50;

/** The fields of inputs with the length of a page. */
const lengthFields = ['first', 'limit', 'take'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items that a field of an input asks for: the length of a page, or a list of its own. A page that is too long is rejected. */
const itemsOfField = (name: string, value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return lengthFields.includes(name) && typeof value === 'number' && value <= s.maxPageNumber ? value : 0;
};

/** The most items that an input asks for, in itself or in one of its objects; 0 where it asks for none. */
const itemsOf = (input: unknown): number => {
  if (!isRecord(input)) return 0;
  let most = 0;
  for (const fields of [input, ...Object.values(input).filter(isRecord)])
    for (const [name, value] of Object.entries(fields)) most = Math.max(most, itemsOfField(name, value));
  return most;
};

/** The weight of a call in reads, before it runs: by the call, the length of its page and its lists. */
export const weightOfCall = (id: string, input: unknown): number =>
  (dearCalls[id] ?? weights.request) + Math.floor(itemsOf(input) / itemsOfRead);
