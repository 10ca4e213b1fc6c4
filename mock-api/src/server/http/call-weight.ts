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

/** The items of a page that weigh as much as a read. */
const itemsOfRead = 50;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The length of the page that an input asks for, in itself or in one of its objects; 0 where it asks for none. */
const pageOf = (input: unknown): number => {
  if (!isRecord(input)) return 0;
  const lengths = [input['first'], ...Object.values(input).map((each) => isRecord(each) && each['first'])];
  return Math.max(0, ...lengths.map((each) => (typeof each === 'number' && each <= s.maxPageNumber ? each : 0)));
};

/** The weight of a call in reads, before it runs: by the call and the length of its page. */
export const weightOfCall = (id: string, input: unknown): number =>
  (dearCalls[id] ?? weights.request) + Math.floor(pageOf(input) / itemsOfRead);
