import { Button } from '@lounge/kit/button';
import { Picture } from '@lounge/kit/picture';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { textChatTerms } from '../text-chat-terms.ts';
import { ChatOverlay } from './ChatOverlay.tsx';

const Root = styled.section.withConfig({ componentId: 'site-chat-calling' })`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  min-height: 100%;
  padding: 24px;
  text-align: center;
  > [data-part='arch'] {
    width: 200px;
    aspect-ratio: 3 / 4;
    border-radius: 100px 100px var(--kit-radius-2) var(--kit-radius-2);
    overflow: hidden;
  }
  > p {
    color: var(--kit-text-muted);
  }
  @media (max-height: 560px) {
    gap: 12px;
    padding: 12px;
    > [data-part='arch'] {
      width: auto;
      height: min(200px, 100dvh - 210px);
    }
  }
`;

/** While the performer is called: nothing is charged yet, and it can be given up. */
const Calling = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { chat } = useLiveChat();
  const { name } = actor;
  const { state } = chat;
  const isText =
    (state.kind === 'starting' && state.request.kind === 'textChat') ||
    (state.kind === 'ringing' && state.chat.kind === 'textChat');
  return (
    <Root>
      <div data-part="arch">
        <Picture {...pictureContent(actor.portrait)} alt="" width={3} height={4} sizes="200px" />
      </div>
      <h1>{intl.formatMessage(messages.calling, { name })}</h1>
      <p role="status">
        {isText
          ? intl.formatMessage(messages.textTerms, { name, ...textChatTerms })
          : intl.formatMessage(messages.notCharged)}
      </p>
      <Button variant="outline" onClick={() => void chat.leave()}>
        {intl.formatMessage(messages.giveUp)}
      </Button>
    </Root>
  );
});

/** The frame of a chat from the press on. */
export const CallingOverlay = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { chat } = useLiveChat();
  const root = useRef<HTMLDialogElement>(null);
  return (
    <ChatOverlay
      root={root}
      label={intl.formatMessage(messages.calling, { name: actor.name })}
      onEscape={() => void chat.leave()}
    >
      <Calling actor={actor} />
    </ChatOverlay>
  );
});
