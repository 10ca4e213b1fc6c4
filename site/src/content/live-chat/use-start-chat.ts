import { pathTo } from '@lounge/locale';
import type { ChatRequest } from '@lounge/stores/content/live-chat';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { ageCheckPathTo } from '../../shared/use-age-check-path.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { lacksCoins } from './lacks-coins.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { useRefill } from './use-refill.ts';
import { pathBackTo } from '../../shared/wanted-chat-path.ts';

/** The request of a press on a chat button: the performer's address, and the chat at the price that the page shows. */
export interface PressedChat extends Omit<ChatRequest, 'withCamera' | 'showId'> {
  readonly slug: string;
  readonly withCamera?: boolean;
  readonly showId?: number | null;
  /** The seconds that vouchers of the guest pay. @default 0 */
  readonly voucherSeconds?: number;
}

/** The chats that need the age check: those with the performer for one guest alone, and looking in. */
const needsAgeCheck = ({ kind, withCamera = false }: PressedChat): boolean =>
  kind === 'voyeurChat' || kind === 'toyControl' || withCamera;

/**
 * Returns a function that starts a chat on the performer's live page. Missing conditions come first: an account, the age check, coins. The
 * server checks the same, so that an outdated page gets a failure with a next step.
 * @spec feature:chat.video
 */
export const useStartChat = (): ((pressed: PressedChat) => void) => {
  const { stores, config, paymentDialog } = useApp();
  const { chat } = useLiveChat();
  const { wallet } = useWallet();
  const refill = useRefill();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language } = config;
  return (pressed) => {
    const { slug, withCamera = false, showId = null, voucherSeconds = 0, ...request } = pressed;
    const { guest } = stores;
    if (!guest.isLoggedIn) return paymentDialog.open('sign-up');
    if (needsAgeCheck(pressed) && guest.data.value?.hasAvs === false)
      return void navigate(ageCheckPathTo(pathBackTo(pressed.kind, slug, language, pathname), config));
    if (lacksCoins(request.price, voucherSeconds, wallet.coins?.balance.value)) return void refill();
    void chat.start({ ...request, withCamera, showId });
    // Where the chat runs already, without a network too, the page is not loaded again.
    const path = pathTo('performer.live-show', language, { actorName: slug });
    if (pathname !== path) void navigate(path);
  };
};
