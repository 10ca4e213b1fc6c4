import { ChatHistory, type ListedChat, type PastChatKind } from '@lounge/kit/chat-history';
import { PastChatBill } from '@lounge/kit/past-chat-bill';
import { pathTo } from '@lounge/locale';
import type { ChatBillData, HistoryKind } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp, type App } from '../../shared/app-context.ts';
import { BerlinTime } from '../../foundation/page/BerlinTime.tsx';
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

const Page = styled.div.withConfig({ componentId: 'site-chats' })`
  > [data-part='zone'] {
    display: block;
    margin-top: 16px;
    color: var(--kit-text-muted);
    font-size: 14px;
  }
`;

const Chats = observer(() => {
  const app = useApp();
  const { history } = useLiveChat();
  const { state, value } = history.list;
  const time = history.time.value;
  const newest = history.list.items[0];
  return (
    <Page>
      <ChatHistory
        level={2}
        chats={history.list.items.map((bill) => listed(bill, app))}
        kinds={filters}
        kind={filters.find((each) => each === history.kind) ?? null}
        {...(time === null
          ? {}
          : {
              sums: {
                month: app.config.now,
                count: time.monthChats,
                seconds: time.monthSeconds,
                amount: time.monthSpent,
              },
            })}
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
      {newest && <BerlinTime instant={newest.startedAt} />}
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
