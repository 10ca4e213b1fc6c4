import { pathTo } from '@lounge/locale';
import type { ChatWish } from '@lounge/stores/content/live-chat';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { useLiveChat } from './live-chat-stores.ts';

/** What a press on a chat button wants: the performer's address, and the chat at the price that the page shows. */
export interface PressedChat extends Omit<ChatWish, 'withCamera' | 'showId'> {
  readonly slug: string;
  readonly withCamera?: boolean;
  readonly showId?: number | null;
}

/**
 * Returns a function that starts a chat and opens the performer's live page, where it runs. An anonymous visitor logs in first.
 * @spec feature:chat.video
 */
export const useStartChat = (): ((pressed: PressedChat) => void) => {
  const { stores, config, paymentDialog } = useApp();
  const { chat } = useLiveChat();
  const navigate = useNavigate();
  return ({ slug, withCamera = false, showId = null, ...wish }) => {
    if (!stores.guest.isLoggedIn) return paymentDialog.open('log-in');
    void chat.start({ ...wish, withCamera, showId });
    void navigate(pathTo('performer.live-show', config.language, { actorName: slug }));
  };
};
