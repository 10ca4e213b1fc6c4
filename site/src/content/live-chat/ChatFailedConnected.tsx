import { ChatStartError, type ChatStartFailure as ShownFailure } from '@lounge/kit/chat-start-error';
import { paymentWindowPath, pathTo } from '@lounge/locale';
import { clientExit } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatStartFailure } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp, type App } from '../../shared/app-context.ts';
import { useAgeCheckPath } from '../../shared/use-age-check-path.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { EarlierChatsConnected } from './EarlierChatsConnected.tsx';
import { messages } from './LiveChat.messages.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { priceOfKind } from './price-of-kind.ts';
import { usePerformerReadAgain } from './use-performer-read-again.ts';
import { useRefill } from './use-refill.ts';

const shown: Readonly<Record<ChatStartFailure, ShownFailure>> = {
  inProgress: 'alreadyInProgress',
  guestOffline: 'guestOffline',
  timeout: 'timeout',
  wrongSequence: 'wrongSequence',
  actorOffline: 'performerOffline',
  actorBusy: 'performerBusy',
  priceChanged: 'priceChanged',
  needPurchase: 'needCoins',
  needLogin: 'needLogin',
  needAgeCheck: 'needAgeCheck',
  locked: 'locked',
  banned: 'banned',
  textChatUsed: 'textChatUsed',
  tooManyChats: 'tooManyChats',
  unavailable: 'unavailable',
};

/** How long a start rings, in seconds: two attempts of ten. */
const rungSeconds = 20;

type Act = { readonly label: string } & ({ readonly href: string } | { readonly onAct: () => void });

/** The one next step of a start that failed. */
const stepOf = (
  failure: ChatStartFailure,
  { again, goThere, video, refill }: Readonly<Record<'again' | 'goThere' | 'video' | 'refill', () => void>>,
  ageCheckPath: string,
  { config }: App,
  intl: IntlShape,
): Act => {
  const label = (message: keyof typeof messages) => intl.formatMessage(messages[message] as typeof messages.tryAgain);
  switch (failure) {
    case 'inProgress':
      return { label: label('toChat'), onAct: goThere };
    case 'timeout':
      return { label: label('callAgain'), onAct: again };
    case 'wrongSequence':
      return { label: label('refresh'), onAct: again };
    case 'priceChanged':
      return { label: label('newPrice'), onAct: again };
    case 'textChatUsed':
      return { label: label('toVideo'), onAct: video };
    case 'needPurchase':
      return { label: label('noMoney'), onAct: refill };
    case 'needLogin':
      return { label: label('logIn'), href: paymentWindowPath(config.language, 'log-in') };
    case 'needAgeCheck':
      return { label: label('checkAge'), href: ageCheckPath };
    case 'locked':
    case 'banned':
      return { label: label('seeLive'), href: pathTo('cams', config.language) };
    default:
      return { label: label('tryAgain'), onAct: again };
  }
};

/**
 * Why a chat did not start, that nothing was charged, and one next step.
 * @spec screen:chat.start-failure, error:chatstart-already-in-progress, error:chatstart-guest-offline, error:chatstart-timeout
 */
export const ChatFailedConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const app = useApp();
  const navigate = useNavigate();
  const refill = useRefill();
  const ageCheckPath = useAgeCheckPath();
  const { chat } = useLiveChat();
  const { language } = app.config;
  const { state } = chat;
  const isStale = usePerformerReadAgain(actor.slug);
  if (state.kind !== 'failed') return null;
  const { failure, request, earlier } = state;
  const price = priceOfKind(actor, request.kind, request.withCamera);
  // Until the new price is known there is nothing to agree to.
  if (failure === 'priceChanged' && price === request.price && isStale) return null;
  const other = chat.data.value?.chat ?? null;
  const again = (): void => void chat.startAgain(price);
  const video = (): void =>
    void chat.start({
      ...request,
      kind: 'videoChat',
      withCamera: false,
      price: priceOfKind(actor, 'videoChat', false),
    });
  const goThere = (): void => {
    chat.dismiss();
    void chat.load();
    if (other !== null) void navigate(pathTo('performer.live-show', language, { actorName: other.actorSlug }));
  };
  const endThere = async (): Promise<void> => {
    await chat.leaveOther(clientExit.exit);
    await chat.startAgain(price);
  };
  const write = { label: intl.formatMessage(messages.write), href: messengerPath(language, actor.id) };
  const second =
    failure === 'inProgress' ? { label: intl.formatMessage(messages.endThere), onAct: () => void endThere() } : write;
  return (
    <ChatStartError
      level={1}
      reason={shown[failure]}
      name={actor.name}
      picture={pictureContent(actor.portrait)}
      step={stepOf(failure, { again, goThere, video, refill: () => void refill() }, ageCheckPath, app, intl)}
      second={second}
      byTicket={request.kind === 'ticketShow' && failure !== 'needPurchase'}
      earlier={earlier.length > 0 ? <EarlierChatsConnected level={2} /> : undefined}
      {...(failure === 'timeout' ? { seconds: rungSeconds } : {})}
      {...(failure === 'inProgress' && other !== null
        ? { other: { name: other.actorName, since: other.startedAt } }
        : {})}
      {...(failure === 'priceChanged' && price !== null
        ? { price: { amount: price, before: request.price ?? 0 } }
        : {})}
    />
  );
});
