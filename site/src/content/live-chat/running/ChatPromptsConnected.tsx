import { ChatPrompt } from '@lounge/kit/chat-prompt';
import { ChatReport } from '@lounge/kit/chat-report';
import { pathTo } from '@lounge/locale';
import { minChatBalance } from '@lounge/protocol/content/live-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../../app/app-context.ts';
import { usePerformers } from '../../actors/performers-stores.ts';
import { messages } from '../ChatPrompts.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useChatBalance } from './use-chat-balance.ts';

/** What the room asks. */
export type ChatQuestion = 'report' | 'reported' | 'block' | 'camera' | 'video';

interface Props {
  actor: ActorData;
  asking: ChatQuestion | null;
  /** Called with the next question, null for none. */
  onAsk: (question: ChatQuestion | null) => void;
}

/** Reports and blocks the performer; a block ends the chat, and the page then knows of it. */
const useReports = ({ actor, onAsk }: Props) => {
  const { chat, reports } = useLiveChat();
  const performers = usePerformers();
  const send = async (report: { reason: Reason | null; text: string; block: boolean }): Promise<void> => {
    const { reason, text, block } = report;
    const chatId = chat.chat?.chatId ?? null;
    const words = text === '' ? null : text;
    const isSent = await reports.send({ actorId: actor.id, chatId, reason, text: words, block });
    if (!isSent) return;
    // A block ends the chat, and its bill takes the place.
    onAsk(block ? null : 'reported');
    if (block) await performers.open(actor.slug).reloadPresence();
  };
  const close = (): void => {
    reports.reset();
    onAsk(null);
  };
  return { state: reports.state, send, close };
};

type Reason = NonNullable<Parameters<ReturnType<typeof useLiveChat>['reports']['send']>[0]['reason']>;

/** Asks whether to change into the chat with cameras on both sides, which has a price of its own and needs the age check. */
const CameraPrompt = observer(({ actor, asking, onAsk }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { stores, config } = useApp();
  const { chat } = useLiveChat();
  const price = actor.prices.singlec2c;
  if (price === null) return null;
  const isChecked = stores.guest.data.value?.hasAvs === true;
  const change = (): void => {
    onAsk(null);
    if (isChecked) return void chat.upgrade(price, true);
    const { language, brand } = config;
    void chat.leave().then(() => navigate(pathTo('personal.age-check', language, { product: brand })));
  };
  return (
    <ChatPrompt
      asking={asking === 'camera'}
      title={intl.formatMessage(messages.cameraTitle)}
      text={intl.formatMessage(isChecked ? messages.cameraText : messages.cameraAge, { name: actor.name })}
      price={{ amount: price, per: 'minute' }}
      yes={intl.formatMessage(isChecked ? messages.cameraYes : messages.checkAge)}
      no={intl.formatMessage(messages.stay)}
      onYes={change}
      onNo={() => onAsk(null)}
    />
  );
});

/** Asks whether to change into the video chat, with its price; without the coins for it the chat goes on while the guest adds some. */
const VideoPrompt = observer(({ actor, asking, onAsk }: Props) => {
  const intl = useIntl();
  const { paymentDialog } = useApp();
  const { chat } = useLiveChat();
  const balance = useChatBalance();
  const price = actor.prices.video;
  if (price === null) return null;
  const isShort = balance !== undefined && balance < minChatBalance;
  const change = (): void => {
    onAsk(null);
    if (isShort) paymentDialog.open('top-up');
    else void chat.upgrade(price);
  };
  return (
    <ChatPrompt
      asking={asking === 'video'}
      title={intl.formatMessage(messages.videoTitle)}
      text={intl.formatMessage(isShort ? messages.videoCoins : messages.videoText, { name: actor.name })}
      price={{ amount: price, per: 'minute' }}
      yes={intl.formatMessage(isShort ? messages.addCoins : messages.cameraYes)}
      no={intl.formatMessage(messages.stay)}
      onYes={change}
      onNo={() => onAsk(null)}
    />
  );
});

/** The questions of the room besides the one before its end: report, block, cameras on both sides, the video chat. */
export const ChatPromptsConnected = observer((props: Props) => {
  const { actor, asking, onAsk } = props;
  const intl = useIntl();
  const { name } = actor;
  const { state, send, close } = useReports(props);
  return (
    <>
      <ChatReport
        asking={asking === 'report'}
        name={name}
        state={state}
        onReport={(report) => void send(report)}
        onClose={close}
      />
      <ChatPrompt
        asking={asking === 'reported'}
        title={intl.formatMessage(messages.reportedTitle)}
        text={intl.formatMessage(messages.reportedText, { name })}
        yes={intl.formatMessage(messages.stay)}
        no={intl.formatMessage(messages.blockYes)}
        onYes={() => onAsk(null)}
        onNo={() => onAsk('block')}
      />
      <ChatPrompt
        asking={asking === 'block'}
        title={intl.formatMessage(messages.blockTitle, { name })}
        text={intl.formatMessage(messages.blockText)}
        yes={intl.formatMessage(messages.blockYes)}
        no={intl.formatMessage(messages.cancel)}
        isPending={state === 'sending'}
        problem={state === 'failed' ? intl.formatMessage(messages.blockFailed) : undefined}
        onYes={() => void send({ reason: null, text: '', block: true })}
        onNo={close}
      />
      <CameraPrompt {...props} />
      <VideoPrompt {...props} />
    </>
  );
});
