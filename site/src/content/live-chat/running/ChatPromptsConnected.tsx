import { ChatPrompt } from '@lounge/kit/chat-prompt';
import { ChatReport } from '@lounge/kit/chat-report';
import { pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../../app/app-context.ts';
import { usePerformers } from '../../actors/performers-stores.ts';
import { messages } from '../ChatPrompts.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';

/** What the room asks. */
export type ChatQuestion = 'report' | 'block' | 'camera';

interface Props {
  actor: ActorData;
  asking: ChatQuestion | null;
  onClose: () => void;
}

/** Reports and blocks the performer; a block ends the chat, and the page then knows of it. */
const useReports = ({ actor, onClose }: Props) => {
  const { chat, reports } = useLiveChat();
  const performers = usePerformers();
  const send = async (report: { reason: Reason | null; text: string; block: boolean }): Promise<void> => {
    const { reason, text, block } = report;
    const chatId = chat.chat?.chatId ?? null;
    const words = text === '' ? null : text;
    const isSent = await reports.send({ actorId: actor.id, chatId, reason, text: words, block });
    if (!isSent) return;
    onClose();
    if (block) await performers.open(actor.slug).reloadPresence();
  };
  const close = (): void => {
    reports.reset();
    onClose();
  };
  return { state: reports.state, send, close };
};

type Reason = NonNullable<Parameters<ReturnType<typeof useLiveChat>['reports']['send']>[0]['reason']>;

/** Asks whether to change into the chat with cameras on both sides, which has a price of its own and needs the age check. */
const CameraPrompt = observer(({ actor, asking, onClose }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { stores, config } = useApp();
  const { chat } = useLiveChat();
  const price = actor.prices.singlec2c;
  if (price === null) return null;
  const isChecked = stores.guest.data.value?.hasAvs === true;
  const change = (): void => {
    onClose();
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
      onNo={onClose}
    />
  );
});

/** The questions of the room besides the one before its end: report, block, cameras on both sides. */
export const ChatPromptsConnected = observer((props: Props) => {
  const { actor, asking } = props;
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
    </>
  );
});
