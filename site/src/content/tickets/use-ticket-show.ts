import type { PerformerOffers } from '@lounge/kit/chat-button-group';
import { useKit } from '@lounge/kit/kit-provider';
import { formatWeekdayTime, pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import type { Stores } from '../../shared/stores.ts';
import { useRead } from '../../shared/use-read.ts';
import { enterLink } from '../../shared/enter-link.ts';
import { entryTo, isRunning } from './open-show.ts';
import { actorTicketsOf, useActorTickets, useMinutes } from './tickets-stores.ts';

/** The next or running show of a performer as the chat buttons show it, and where a press leads. */
export interface TicketShowButton {
  readonly show: NonNullable<PerformerOffers['show']>;
  /** The show, once the guest was inside and may come back. */
  readonly backTo: number | null;
  readonly onStart: () => void;
}

const hasShow = ({ nextShowAt, isCurrentlyTicketShow }: ActorData): boolean =>
  nextShowAt !== null || isCurrentlyTicketShow;

/** Reads the shows of a performer who has any, for the server's rendering of the button. */
export const loadTicketShow = async (stores: Stores, actor: ActorData | null): Promise<void> => {
  if (actor !== null && hasShow(actor)) await actorTicketsOf(stores).open(actor.id).load();
};

/** Reads the shows of a performer that took place, for the profile. */
export const loadPastShows = async (stores: Stores, actor: ActorData | null): Promise<void> => {
  if (actor !== null) await actorTicketsOf(stores).open(actor.id).past.load();
};

/**
 * The button of a performer's next or running show: its price, or where the guest's ticket stands; it leads to the show. Null if there
 * is none.
 */
export const useTicketShow = (actor: ActorData): TicketShowButton | null => {
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const navigate = useNavigate();
  const tickets = useActorTickets().open(actor.id);
  const isAnnounced = hasShow(actor);
  useRead(tickets, isAnnounced && tickets.list.state === 'idle');
  const { next: show } = tickets;
  const { now } = useMinutes();
  if (show === null && actor.nextShowAt === null) return null;
  const at = formatWeekdayTime(show?.start ?? actor.nextShowAt ?? 0, language, now, timeZone);
  if (show === null)
    return { show: { at, state: 'open' }, backTo: null, onStart: () => void navigate(pathTo('cams.shows', language)) };
  const price = show.price.value;
  const onStart = (): void => void navigate(pathTo('cams.show', language, { showId: show.id }));
  const entry = entryTo(show, now);
  if (entry !== null)
    return {
      show: { price, at, state: entry === 'back' ? 'entered' : 'running' },
      backTo: entry === 'back' ? show.id : null,
      onStart: () => void navigate(enterLink(show, language)),
    };
  const state = show.isBought ? 'owned' : show.canBuy ? 'open' : 'closed';
  return { show: { price, at, state }, backTo: null, onStart };
};

/** Whether a performer is in a ticket show, which her profile says by a push and her list of shows by their times. */
export const useIsInShow = (actor: ActorData): boolean => {
  const { next } = useActorTickets().open(actor.id);
  const { now } = useMinutes();
  return actor.isCurrentlyTicketShow || (next !== null && isRunning(next, now));
};
