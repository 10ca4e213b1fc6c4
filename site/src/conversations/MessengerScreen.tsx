import { ButtonLink } from '@lounge/kit/button';
import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo, paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../shared/app-context.ts';
import { useRead } from '../shared/use-read.ts';
import { hasMobileMenus } from '../shared/viewport.ts';
import { NeedsScript } from '../foundation/page/NeedsScript.tsx';
import { ChannelListConnected } from '../content/messenger/ChannelListConnected.tsx';
import { closedBy, ComposerConnected } from '../content/messenger/ComposerConnected.tsx';
import { ConversationConnected } from '../content/messenger/ConversationConnected.tsx';
import { ConversationHeaderConnected } from './ConversationHeaderConnected.tsx';
import { GiftTrayConnected } from './GiftTrayConnected.tsx';
import { MediaConnected } from '../content/messenger/MediaConnected.tsx';
import { messages } from '../content/messenger/Messenger.messages.ts';
import { actorOf, messengerPath } from '../shared/messenger-links.ts';
import { useMessenger } from '../content/messenger/messenger-stores.ts';
import { type MessengerStores } from '../content/messenger/MessengerStores.ts';
import { MessengerLayout } from '../content/messenger/MessengerLayout.tsx';
import { RecommendedConnected } from '../content/messenger/RecommendedConnected.tsx';
import { talkWith } from '../content/messenger/talk-with.ts';

/** Opens the conversation in the address; without one, where both panes fit, the one that was open last. */
const useSelection = (messenger: MessengerStores, actorId: number | null): void => {
  const navigate = useNavigate();
  const { language } = useApp().config;
  useRead(messenger);
  useEffect(() => {
    const { channels } = messenger;
    const selection = new AbortController();
    const restore = async () => {
      const channel = await channels.restoreSelection();
      if (channel === null || selection.signal.aborted) return;
      void navigate(messengerPath(language, channel.actorId), { replace: true });
    };
    channels.setVisible(actorId !== null);
    if (actorId !== null) void messenger.open(actorId, selection.signal);
    else if (!hasMobileMenus()) void restore();
    return () => selection.abort();
  }, [messenger, actorId, navigate, language]);
  useEffect(() => {
    const listening = new AbortController();
    const updateWatch = () => messenger.channels.setVisible(actorId !== null && document.visibilityState === 'visible');
    // The listener lives as long as the screen; the signal removes it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('visibilitychange', updateWatch, { signal: listening.signal });
    return () => {
      listening.abort();
      messenger.channels.setVisible(false);
    };
  }, [messenger, actorId]);
};

const Talk = observer(({ messenger, actorId }: { messenger: MessengerStores; actorId: number }) => {
  const intl = useIntl();
  const { guest } = useApp().stores;
  const [pane, setPane] = useState<'gifts' | 'media' | null>(null);
  const opener = useRef<Element | null>(null);
  const composer = useRef<HTMLFormElement>(null);
  const toggle = (which: 'gifts' | 'media') => {
    opener.current = document.activeElement;
    setPane(pane === which ? null : which);
  };
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    setPane(null);
  };
  const talk = talkWith(actorId, messenger);
  if (talk.state === 'failed') {
    return (
      <div data-part="none">
        <StatePanel
          kind="error"
          title={intl.formatMessage(messages.notOpened)}
          requestId={talk.failure.requestId ?? undefined}
          step={{ onAct: () => void messenger.open(actorId) }}
        />
      </div>
    );
  }
  if (talk.state === 'opening') return <div data-part="talk" data-skeleton="" aria-busy="true" />;
  const { channel, conversation } = talk;
  return (
    <>
      <section data-part="talk" aria-label={channel.actorName}>
        <ConversationHeaderConnected
          messenger={messenger}
          channel={channel}
          mediaOpen={pane === 'media'}
          onMedia={() => toggle('media')}
        />
        <ConversationConnected
          key={channel.id}
          messenger={messenger}
          conversation={conversation}
          name={channel.actorName}
          isOnline={channel.isActorOnline}
        />
        <ComposerConnected
          key={`to ${channel.id}`}
          messenger={messenger}
          channel={channel}
          conversation={conversation}
          form={composer}
          giftsOpen={pane === 'gifts'}
          onGifts={() => toggle('gifts')}
        />
      </section>
      {pane === 'gifts' && closedBy(channel, guest) === null && (
        <GiftTrayConnected
          messenger={messenger}
          channel={channel}
          onAdded={() => {
            composer.current?.querySelector('textarea')?.focus();
            setPane(null);
          }}
          onClose={close}
        />
      )}
      {pane === 'media' && <MediaConnected messenger={messenger} channelId={channel.id} onClose={close} />}
    </>
  );
});

const GuestMessenger = observer(() => {
  const intl = useIntl();
  const [query] = useSearchParams();
  const messenger = useMessenger();
  const { language } = useApp().config;
  const actorId = actorOf(query);
  useSelection(messenger, actorId);
  const isNew = actorId === null && messenger.channels.hasNone;
  return (
    <MessengerLayout data-open={actorId === null ? undefined : ''} data-new={isNew ? '' : undefined}>
      <NeedsScript />
      <ChannelListConnected messenger={messenger} actorId={actorId} />
      {actorId === null ? (
        <div data-part="none">
          <h2>{intl.formatMessage(isNew ? messages.begin : messages.choose)}</h2>
          <p>{intl.formatMessage(isNew ? messages.beginText : messages.chooseText)}</p>
          {isNew && (
            <ButtonLink variant="primary" href={pathTo('cams', language)}>
              {intl.formatMessage(messages.whoIsLive)}
            </ButtonLink>
          )}
          <RecommendedConnected layout="grid" />
        </div>
      ) : (
        <Talk key={actorId} messenger={messenger} actorId={actorId} />
      )}
    </MessengerLayout>
  );
});

/**
 * The messenger: the list of conversations and the open one, side by side where both fit.
 * @spec entity:enum.messengerScreenPart, screen:messenger, screen:messenger.channel, screen:personal.messenger, feature:messenger.open, feature:messenger.channels
 * @deviates screen:personal.messenger 1 docs/decisions/0067
 */
export const MessengerScreen = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
  if (stores.guest.isLoggedIn && config.guestId !== null) return <GuestMessenger />;
  return (
    <MessengerLayout data-open="">
      <div data-part="none">
        <StatePanel
          kind="needLogin"
          level={1}
          title={intl.formatMessage(messages.logInTitle)}
          text={intl.formatMessage(messages.logInText)}
          step={{ href: paymentWindowPath(config.language, 'log-in') }}
        />
      </div>
    </MessengerLayout>
  );
});
