import { IconButton } from '@lounge/kit/icon-button';
import { x } from '@lounge/kit/icons';
import { useModal } from '@lounge/kit/modal';
import { VoiceCall } from '@lounge/kit/voice-call';
import { paymentWindowPath } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import type { VoiceCallState } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../../shared/app-context.ts';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { messengerPath } from '../../../shared/messenger-links.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { messages, reasons } from './VoiceCall.messages.ts';

/** Props of VoiceCallConnected. */
export interface VoiceCallConnectedProps {
  actor: ActorData;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'site-voice-call' })`
  width: min(440px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 0;
  outline: none;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  color: var(--kit-text);
  overflow: auto;
  box-shadow: var(--kit-shadow-2);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.78);
    backdrop-filter: blur(14px);
  }
  > [data-part='close'] {
    position: absolute;
    z-index: 1;
    top: 12px;
    right: 12px;
  }
`;

const shownStates: Readonly<Record<VoiceCallState, Parameters<typeof VoiceCall>[0]['state']>> = {
  idle: 'connecting',
  connecting: 'connecting',
  ringing: 'ringing',
  running: 'running',
  ended: 'ended',
  failed: 'failed',
};

/**
 * An anonymous voice call over the page: it connects, rings, runs with its time, ends, or fails with a reason and a next step. Escape
 * hangs up first, and closes then. A call ends with its page.
 * @spec screen:chat.voice-call, feature:chat.voice-call
 */
export const VoiceCallConnected = observer(({ actor, onClose }: VoiceCallConnectedProps) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const call = useLiveChat().calls.open(actor.id);
  const { name } = actor;
  const { language } = config;
  useEffect(() => {
    void call.start();
    return () => {
      void call.stop();
      call.dismiss();
    };
  }, [call]);
  const { state, seconds, failure, isOpen } = call;
  const root = useModal(null, () => (isOpen ? void call.stop() : onClose()));
  return (
    <Root ref={root} aria-label={intl.formatMessage(messages.label, { name })}>
      {!isOpen && (
        <IconButton data-part="close" icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      )}
      <VoiceCall
        state={shownStates[state]}
        name={name}
        picture={pictureContent(actor.portrait)}
        seconds={seconds}
        code={failure?.resultCode ?? undefined}
        reason={failure === null ? undefined : intl.formatMessage(reasons[failure.reason], { name })}
        messageHref={
          stores.guest.isLoggedIn ? messengerPath(language, actor.id) : paymentWindowPath(language, 'log-in')
        }
        onCall={() => void call.start()}
        onEnd={() => void call.stop()}
      />
    </Root>
  );
});
