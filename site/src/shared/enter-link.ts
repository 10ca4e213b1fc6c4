import { pathTo, type Language } from '@lounge/locale';
import type { ShowData } from '@lounge/stores/content/tickets';

/** The query parameter of a performer's live page that names the show to enter. */
export const showParameter = 'show';

/** Where a show is entered: the performer's live page with the show's id. @spec screen:chat.ticket-show */
export const enterLink = ({ actorLink, id }: Pick<ShowData, 'actorLink' | 'id'>, language: Language): string => {
  const actorName = actorLink.split('/').findLast((part) => part !== '') ?? '';
  return `${pathTo('performer.live-show', language, { actorName })}?${showParameter}=${id}`;
};
