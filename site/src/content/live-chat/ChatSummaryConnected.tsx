import { ChatEndSummary, type FollowingChat } from '@lounge/kit/chat-end-summary';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatBillData, LiveChat } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useAgeCheckPath } from '../../shared/use-age-check-path.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { useTicketShow } from '../tickets/use-ticket-show.ts';
import { costOf } from './cost-of.ts';
import { BillDisputeConnected } from './BillDisputeConnected.tsx';
import { EarlierChatsConnected } from './EarlierChatsConnected.tsx';
import { kitKindOf } from './kit-kind.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { OthersLiveConnected } from './OthersLiveConnected.tsx';
import { kindAfter } from './kind-after.ts';
import { priceOfKind } from './price-of-kind.ts';
import { usePerformerReadAgain } from './use-performer-read-again.ts';
import { useRefill } from './use-refill.ts';
import { useStartChat } from './use-start-chat.ts';

/** Forgets the bill when the guest goes to another page, so that this one shows the performer again. */
const useDismissal = (chat: LiveChat): void => {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname !== pathname) chat.dismiss();
    };
  }, [chat]);
};

/** Starts what can follow at the price of now, through the gate of every start: first the show that is paid; null if nothing can. */
const useAgain = (actor: ActorData, bill: ChatBillData): FollowingChat | null => {
  const startChat = useStartChat();
  const isImpossible = useApp().stores.guest.isBarredFromSpending || actor.isCountryBanned;
  const showId = useTicketShow(actor)?.backTo ?? null;
  if (showId !== null && !isImpossible) {
    const request = { slug: actor.slug, actorId: actor.id, kind: 'ticketShow', price: null, showId } as const;
    return { kind: 'ticketShow', onStart: () => startChat(request) };
  }
  const kind = isImpossible ? null : kindAfter(actor, bill.kind);
  if (kind === null) return null;
  // Where she has no price for cameras on both sides any more, the video chat without them follows.
  const withCamera = bill.withCamera && kind === bill.kind && actor.prices.singlec2c !== null;
  const price = priceOfKind(actor, kind, withCamera);
  const voucherSeconds = kind === 'videoChat' ? actor.voucherChatSeconds : 0;
  return {
    ...(kind === 'videoChat' || kind === 'voyeurChat' ? { kind } : {}),
    ...(price === null ? {} : { pricePerMinute: price }),
    voucherSeconds,
    onStart: () => startChat({ slug: actor.slug, actorId: actor.id, kind, withCamera, price, voucherSeconds }),
  };
};

/** Where coins ran out the link to add some offers what a start without coins does; without script it leads to the payment window. */
const useAddCoins = (topUp: string): ((event: MouseEvent<HTMLElement>) => void) => {
  const refill = useRefill();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || link?.getAttribute('href') !== topUp) return;
    event.preventDefault();
    void refill();
  };
};

/** Props of ChatSummaryConnected. */
interface ChatSummaryProps {
  actor: ActorData;
  bill: ChatBillData;
  /** Asks how the chat was. */
  rating: ReactNode;
}

/** The cost of a chat, the reason of its end, its rating, and the next steps. @spec screen:chat.end-summary, feature:chat.end */
export const ChatSummaryConnected = observer(({ actor, bill, rating }: ChatSummaryProps) => {
  const { config, stores } = useApp();
  const { language } = config;
  const { isBarredFromWriting } = stores.guest;
  const { coins } = useWallet().wallet;
  useDismissal(useLiveChat().chat);
  usePerformerReadAgain(actor.slug);
  const again = useAgain(actor, bill);
  const cost = costOf(bill);
  const ageCheck = useAgeCheckPath();
  const isPaid = bill.price !== null;
  const topUp = paymentWindowPath(language, 'top-up');
  const addCoins = useAddCoins(topUp);
  return (
    <ChatEndSummary
      onClick={addCoins}
      kind={kitKindOf[bill.kind]}
      name={bill.actorName}
      picture={pictureContent(actor.portrait)}
      exitCode={bill.exitCode}
      endedAt={bill.endedAt}
      seconds={bill.seconds}
      // The balance goes on after the chat; the bill's own is that of its end.
      bill={cost && { ...cost, balance: coins?.balance.value ?? bill.balance.value }}
      earlier={<EarlierChatsConnected />}
      again={again}
      rating={bill.seconds > 0 ? rating : undefined}
      dispute={isPaid || bill.giftsSpent > 0 ? <BillDisputeConnected bill={bill} /> : undefined}
      others={<OthersLiveConnected actorId={actor.id} />}
      links={{
        message: actor.isBlocked || isBarredFromWriting ? undefined : messengerPath(language, bill.actorId),
        topUp,
        ageCheck,
        show: pathTo('cams.shows', language),
      }}
    />
  );
});
