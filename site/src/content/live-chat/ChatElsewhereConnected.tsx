import { Notice } from '@lounge/kit/notice';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './LiveChat.messages.ts';
import { useLiveChat } from './live-chat-stores.ts';

const Root = styled.div.withConfig({ componentId: 'site-chat-elsewhere' })`
  margin-bottom: var(--kit-space-4);
`;

/** Says that the guest's chat is open on another page, where its picture stays until the guest takes it over here. */
export const ChatElsewhereConnected = observer(() => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { language } = useApp().config;
  const { chat } = useLiveChat();
  if (chat.state.kind !== 'elsewhere') return null;
  const { actorName, actorSlug } = chat.state.chat;
  const takeOver = async (): Promise<void> => {
    await chat.takeOver();
    await navigate(pathTo('performer.live-show', language, { actorName: actorSlug }));
  };
  return (
    <Root>
      <Notice
        title={intl.formatMessage(messages.elsewhere, { name: actorName })}
        step={{ label: intl.formatMessage(messages.takeOver), onAct: () => void takeOver() }}
      />
    </Root>
  );
});
