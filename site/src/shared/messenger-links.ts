import { pathTo, type Language } from '@lounge/locale';

/**
 * Returns the address of the messenger, or of the conversation with a performer.
 * @assumed The performer's id in the parameter `actor`, so that Back leads from a conversation to the list.
 */
export const messengerPath = (language: Language, actorId?: number): string =>
  `${pathTo('messenger', language)}${actorId === undefined ? '' : `?actor=${actorId}`}`;

/** Returns the performer's id from the query of the messenger's address, or null. */
export const actorOf = (query: URLSearchParams): number | null => {
  const id = Number(query.get('actor'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
