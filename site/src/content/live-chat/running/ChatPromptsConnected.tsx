import { ChatPrompt } from '@lounge/kit/chat-prompt';
import { ChatReport } from '@lounge/kit/chat-report';
import type { ActorData } from '@lounge/stores/content/actors';
import { upgradeChat, type RunningChat } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../../shared/app-context.ts';
import { ageCheckPathTo } from '../../../shared/use-age-check-path.ts';
import { usePerformers } from '../../actors/performers-stores.ts';
import { messages } from '../ChatPrompts.messages.ts';
import { lacksCoins } from '../lacks-coins.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useRefill } from '../use-refill.ts';
import { wantedChatPath } from '../../../shared/wanted-chat-path.ts';
import { useChatBalance } from './use-chat-balance.ts';

/** The question that is open. */
export type ChatQuestion = 'report' | 'reported' | 'block' | 'camera' | 'video' | 'toys';

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
    const chatId = chat.running?.chat.chatId ?? null;
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

/** The condition of a change: the age check where there are cameras on both sides, coins, or nothing. */
type Obstacle = 'age' | 'coins' | null;

const textOf = (to: 'camera' | 'video', obstacle: Obstacle) => {
  if (obstacle === 'age') return messages.cameraAge;
  if (obstacle === 'coins') return messages.videoCoins;
  return to === 'camera' ? messages.cameraText : messages.videoText;
};

const yesTexts = { age: messages.checkAge, coins: messages.addCoins } as const;

/** The seconds that vouchers pay of the next chat: in a video chat those that it has not used. */
const voucherSecondsFor = (actor: ActorData, running: RunningChat | null): number =>
  running?.chat.kind === 'videoChat' ? running.chat.voucherSecondsLeft : actor.voucherChatSeconds;

const useObstacle = (to: 'camera' | 'video', price: number, voucherSeconds: number): Obstacle => {
  const { guest } = useApp().stores;
  const balance = useChatBalance();
  if (to === 'camera' && guest.data.value?.hasAvs !== true) return 'age';
  return lacksCoins(price, voucherSeconds, balance) ? 'coins' : null;
};

/** Returns a function that ends the chat and opens the age check, which leads back to a path, by default to this page. */
const useLeaveToCheck = (): ((back?: string) => Promise<void>) => {
  const navigate = useNavigate();
  const { chat } = useLiveChat();
  const { config } = useApp();
  const { pathname } = useLocation();
  return async (back = pathname) => {
    await chat.leave();
    void navigate(ageCheckPathTo(back, config));
  };
};

/** Says that the control of the performer's toy needs the age check, and offers it. */
const ToysPrompt = ({ actor, asking, onAsk }: Props) => {
  const intl = useIntl();
  const leaveToCheck = useLeaveToCheck();
  const { language } = useApp().config;
  return (
    <ChatPrompt
      asking={asking === 'toys'}
      title={intl.formatMessage(messages.toysTitle)}
      text={intl.formatMessage(messages.toysAge, { name: actor.name })}
      yes={intl.formatMessage(messages.checkAge)}
      no={intl.formatMessage(messages.stay)}
      focusOn="no"
      onYes={() => {
        onAsk(null);
        void leaveToCheck(wantedChatPath(language, actor.slug, 'toyControl'));
      }}
      onNo={() => onAsk(null)}
    />
  );
};

/**
 * Asks whether to change into the video chat, or into the one with cameras on both sides, at its price. Without the coins for it the chat
 * goes on while the guest adds some; the age check ends it.
 */
const ChangePrompt = observer(
  ({ to, price, actor, asking, onAsk }: Props & { to: 'camera' | 'video'; price: number }) => {
    const intl = useIntl();
    const leaveToCheck = useLeaveToCheck();
    const refill = useRefill();
    const { chat } = useLiveChat();
    const obstacle = useObstacle(to, price, voucherSecondsFor(actor, chat.running));
    const change = (): void => {
      onAsk(null);
      if (obstacle === null) return void upgradeChat(chat, price, to === 'camera');
      if (obstacle === 'coins') return void refill();
      void leaveToCheck();
    };
    return (
      <ChatPrompt
        asking={asking === to}
        title={intl.formatMessage(to === 'camera' ? messages.cameraTitle : messages.videoTitle)}
        text={intl.formatMessage(textOf(to, obstacle), { name: actor.name })}
        price={{ amount: price, per: 'minute' }}
        yes={intl.formatMessage(obstacle === null ? messages.cameraYes : yesTexts[obstacle])}
        no={intl.formatMessage(messages.stay)}
        focusOn="no"
        onYes={change}
        onNo={() => onAsk(null)}
      />
    );
  },
);

/** The questions of the room besides the one before its end: report, block, toy control, cameras on both sides, the video chat. */
export const ChatPromptsConnected = observer((props: Props) => {
  const { actor, asking, onAsk } = props;
  const intl = useIntl();
  const {
    name,
    prices: { singlec2c, video },
  } = actor;
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
        focusOn="no"
        isPending={state === 'sending'}
        problem={state === 'failed' ? intl.formatMessage(messages.blockFailed) : undefined}
        onYes={() => void send({ reason: null, text: '', block: true })}
        onNo={close}
      />
      <ToysPrompt {...props} />
      {singlec2c !== null && <ChangePrompt to="camera" price={singlec2c} {...props} />}
      {video !== null && <ChangePrompt to="video" price={video} {...props} />}
    </>
  );
});
