import { ChatHistory, type ListedChat, type PastChatKind } from '@lounge/kit/chat-history';
import { PastChatBill } from '@lounge/kit/past-chat-bill';
import { formatMonth, pathTo, startOfBerlinMonth } from '@lounge/locale';
import type { ChatBillData, ChatVideoTimeData, HistoryKind, UnsettledChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp, type App } from '../../shared/app-context.ts';
import { ZoneNote } from '../../foundation/page/ZoneNote.tsx';
import { PersonalLayout } from '../../foundation/guest/PersonalLayout.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { BillDisputeConnected } from './BillDisputeConnected.tsx';
import { messages } from './Chats.messages.ts';
import { listedCostOf } from './cost-of.ts';
import { kitKindOf } from './kit-kind.ts';
import { useLiveChat } from './live-chat-stores.ts';

const filters = [
  'videoChat',
  'voyeurChat',
  'toyControl',
  'ticketShow',
  'freeChat',
  'textChat',
  'voiceCall',
] as const satisfies readonly (HistoryKind & PastChatKind)[];

const listed = (bill: ChatBillData, { stores, config }: App): ListedChat => {
  const page = pathTo('performer.overview', config.language, { actorName: bill.actorSlug });
  // A dispute gives the coins of the time back, as the sums have it.
  const refunded = bill.dispute === 'refunded' ? bill.spent : 0;
  const amount = bill.spent - refunded + bill.giftsSpent + bill.ticketSpent;
  const online = stores.presence.isOnline(bill.actorId, bill.actorOnline);
  return {
    id: bill.chatId,
    kind: kitKindOf[bill.kind],
    name: bill.actorName,
    href: page,
    picture: pictureContent(bill.portrait),
    online,
    startedAt: bill.startedAt,
    seconds: bill.seconds,
    voucherSeconds: bill.voucherSeconds,
    amount,
    refunded,
    dispute: bill.dispute,
    bill: (
      <PastChatBill
        kind={kitKindOf[bill.kind]}
        name={bill.actorName}
        exitCode={bill.exitCode}
        endedAt={bill.endedAt}
        seconds={bill.seconds}
        cost={listedCostOf(bill, amount)}
        refunded={refunded}
        dispute={bill.price !== null || bill.giftsSpent > 0 ? <BillDisputeConnected bill={bill} /> : undefined}
      />
    ),
    // A show that is over cannot be entered again, and its performer's page starts none.
    step:
      online && bill.kind !== 'ticketShow'
        ? { kind: 'again', href: page }
        : { kind: 'message', href: messengerPath(config.language, bill.actorId) },
  };
};

/** A chat that runs, or whose page was left: its performer's live page has it, or says how it ended. */
const unsettledRow = (chat: UnsettledChatData, { stores, config }: App): ListedChat => ({
  id: chat.chatId,
  kind: kitKindOf[chat.kind],
  name: chat.actorName,
  href: pathTo('performer.overview', config.language, { actorName: chat.actorSlug }),
  picture: pictureContent(chat.portrait),
  online: stores.presence.isOnline(chat.actorId, chat.actorOnline),
  startedAt: chat.startedAt,
  seconds: chat.seconds,
  voucherSeconds: chat.voucherSeconds,
  amount: chat.spent + chat.giftsSpent + chat.ticketSpent,
  unsettled: true,
  step: { kind: 'back', href: pathTo('performer.live-show', config.language, { actorName: chat.actorSlug }) },
});

/** So that the middle of a month is in it in every zone. */
const halfMonthMs = 14 * 86_400_000;

/** The sums of the month of Berlin together with the chat that has no bill yet. */
const sumsWith = (time: ChatVideoTimeData, unsettled: ListedChat | null, { now, language }: App['config']) => {
  const isInMonth = unsettled !== null && formatMonth(unsettled.startedAt, language) === formatMonth(now, language);
  const more = isInMonth ? unsettled : { seconds: 0, amount: 0 };
  return {
    month: startOfBerlinMonth(now) + halfMonthMs,
    count: time.monthChats + (isInMonth ? 1 : 0),
    seconds: time.monthSeconds + more.seconds,
    amount: time.monthSpent + more.amount,
  };
};

const Page = styled.div.withConfig({ componentId: 'site-chats' })`
  > [data-part='zone'] {
    margin-top: 16px;
  }
`;

const Chats = observer(() => {
  const app = useApp();
  const { history } = useLiveChat();
  const { state, value } = history.list;
  const time = history.time.value;
  const unsettled = history.unsettled && unsettledRow(history.unsettled, app);
  const isListed = unsettled !== null && history.listedUnsettled !== null;
  return (
    <Page>
      <ChatHistory
        level={2}
        chats={[...(isListed ? [unsettled] : []), ...history.list.items.map((bill) => listed(bill, app))]}
        kinds={filters}
        kind={filters.find((each) => each === history.kind) ?? null}
        {...(time === null ? {} : { sums: sumsWith(time, unsettled, app.config) })}
        isPending={value === null && state !== 'failed'}
        failed={value === null && state === 'failed'}
        hasMore={history.list.hasMore}
        loadingMore={history.list.isLoadingMore}
        moreFailed={history.list.hasMoreFailed}
        liveHref={pathTo('cams', app.config.language)}
        onKind={({ kind }) => void history.show(filters.find((each) => each === kind) ?? null)}
        onMore={() => void history.list.loadMore()}
        onReload={() => void history.load()}
      />
      {(isListed || history.list.items.length > 0) && <ZoneNote />}
    </Page>
  );
});

/** The guest's chats: with whom, how long, and what they cost. @spec screen:personal.chats, feature:account.chat-history */
export const ChatsScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout title={intl.formatMessage(messages.title)}>
      <Chats />
    </PersonalLayout>
  );
};
