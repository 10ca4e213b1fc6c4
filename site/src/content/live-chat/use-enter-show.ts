import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorData } from '@lounge/stores/content/actors';
import { useApp } from '../../shared/app-context.ts';
import { showParameter } from '../../shared/enter-link.ts';
import { useLiveChat } from './live-chat-stores.ts';

/**
 * Enters the ticket show that the address names, once it is known that no chat of the guest runs. The address then names the page alone,
 * so that the page does not enter the show again after its end.
 * @spec screen:chat.ticket-show, feature:chat.ticket-show
 */
export const useEnterShow = (actor: ActorData | null): void => {
  const { stores, paymentDialog } = useApp();
  const { chat } = useLiveChat();
  const [parameters, setParameters] = useSearchParams();
  const showId = Number(parameters.get(showParameter) ?? 0);
  const isLoggedIn = stores.guest.isLoggedIn;
  const isKnown = chat.data.state === 'ready' && !chat.isOpen;
  // The address may still name the show when its chat has ended: a router commits late on a busy page.
  const enteredId = useRef(0);
  useEffect(() => {
    if (!(showId > 0)) enteredId.current = 0;
    if (actor === null || !(showId > 0)) return;
    if (!isLoggedIn) return paymentDialog.open('log-in');
    if (!isKnown || enteredId.current === showId) return;
    enteredId.current = showId;
    setParameters({}, { replace: true });
    void chat.start({ actorId: actor.id, kind: 'ticketShow', withCamera: false, price: null, showId });
  }, [actor, showId, isLoggedIn, isKnown, chat, paymentDialog, setParameters]);
};
