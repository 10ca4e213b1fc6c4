import type { ChatButtonState, ChatObstacle } from '@lounge/kit/chat-button';
import type { PriceContent } from '@lounge/kit/price';
import { formatWeekdayTime, pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import type { Stores } from '../../app/compose.ts';
import { enterLink } from './enter-link.ts';
import { actorTicketsOf, useActorTickets } from './tickets-stores.ts';

/** The ticket-show button of a performer. */
export interface TicketShowButton {
  readonly state: ChatButtonState;
  readonly obstacle?: ChatObstacle;
  readonly price?: PriceContent;
  readonly note?: string;
  readonly onStart: () => void;
}

const hasShow = ({ nextShowAt, isCurrentlyTicketShow }: ActorData): boolean =>
  nextShowAt !== null || isCurrentlyTicketShow;

/** Reads the shows of a performer who has any, for the server's rendering of the button. */
export const loadTicketShow = async (stores: Stores, actor: ActorData | null): Promise<void> => {
  if (actor !== null && hasShow(actor)) await actorTicketsOf(stores).open(actor.id).load();
};

/**
 * The button of a performer's next or running show: its price, or where the guest's ticket stands; it leads to the show. Null if there
 * is none.
 */
export const useTicketShow = (actor: ActorData): TicketShowButton | null => {
  const { config } = useApp();
  const { language } = config;
  const navigate = useNavigate();
  const tickets = useActorTickets().open(actor.id);
  const isAnnounced = hasShow(actor);
  useEffect(() => void (isAnnounced && tickets.list.state === 'idle' && tickets.load()), [tickets, isAnnounced]);
  const { next: show } = tickets;
  if (show === null && actor.nextShowAt === null) return null;
  const note = formatWeekdayTime(show?.start ?? actor.nextShowAt ?? 0, language);
  const onStart = (): void =>
    void navigate(show === null ? pathTo('cams.shows', language) : pathTo('cams.show', language, { showId: show.id }));
  if (show === null) return { state: 'available', note, onStart };
  if (show.isBought && show.hasStarted)
    return { state: 'enter', note, onStart: () => void navigate(enterLink(show, language)) };
  if (show.isBought) return { state: 'owned', note, onStart };
  if (!show.canBuy) return { state: 'unavailable', obstacle: 'closed', note, onStart };
  return { state: 'available', price: { amount: show.price.value }, note, onStart };
};
