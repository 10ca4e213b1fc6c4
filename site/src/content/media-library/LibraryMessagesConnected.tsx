import { ButtonLink } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { MessageContentTile } from '@lounge/kit/message-content-tile';
import { ModalWindow } from '@lounge/kit/modal-window';
import { formatDay } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import type { LibraryMessage } from '@lounge/stores/content/media-library';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { messages } from './Library.messages.ts';
import { useLibraryMessages } from './library-stores.ts';
import type { LibraryPageState } from './use-library-page.ts';

const Grid = styled.ul.withConfig({ componentId: 'site-library-messages' })`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  padding: 0;
`;

const Opened = styled.img.withConfig({ componentId: 'site-library-picture' })`
  max-width: 100%;
  max-height: 60vh;
  margin: 0 auto;
`;

/** The pictures of all conversations; one opens in a window, with the way to its conversation. */
export const LibraryMessagesConnected = observer(({ page }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const { language, token } = useApp().config;
  const { timeZone } = useKit();
  const { list } = useLibraryMessages().open(page.choice.order);
  const [opened, setOpened] = useState<LibraryMessage | null>(null);
  const srcOf = ({ media }: LibraryMessage) =>
    `${media?.url ?? ''}?${envelopeParameters.token}=${encodeURIComponent(token)}`;
  const skeletons = Array.from({ length: 8 }, (_, at) => (
    <li key={at}>
      <MessageContentTile content={null} />
    </li>
  ));
  return (
    <section data-needs-script aria-label={intl.formatMessage(messages.messenger)}>
      <ListFrame
        list={list}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        pending={<Grid aria-label={intl.formatMessage(messages.loading)}>{skeletons}</Grid>}
        empty={<LibraryEmpty page={page} />}
      >
        <Grid>
          {list.items.map((message) => (
            <li key={message.messageId}>
              <MessageContentTile
                content={{
                  id: message.messageId,
                  kind: 'photo',
                  src: srcOf(message),
                  text: message.text,
                  when: formatDay(message.date, language, timeZone),
                  from: message.senderType === 'guest' ? intl.formatMessage(messages.you) : message.model.name,
                }}
                onOpen={() => setOpened(message)}
              />
            </li>
          ))}
        </Grid>
      </ListFrame>
      {opened !== null && (
        <ModalWindow
          title={intl.formatMessage(messages.pictureFrom, { name: opened.model.name })}
          onClose={() => setOpened(null)}
          actions={
            <ButtonLink href={messengerPath(language, opened.model.id)}>
              {intl.formatMessage(messages.toMessenger)}
            </ButtonLink>
          }
        >
          <Opened src={srcOf(opened)} alt={intl.formatMessage(messages.pictureFrom, { name: opened.model.name })} />
        </ModalWindow>
      )}
    </section>
  );
});
