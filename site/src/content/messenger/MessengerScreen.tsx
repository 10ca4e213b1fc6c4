import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { ChannelListConnected } from './ChannelListConnected.tsx';
import { closedBy, ComposerConnected } from './ComposerConnected.tsx';
import { ConversationConnected, ConversationHeaderConnected } from './ConversationConnected.tsx';
import { GiftTrayConnected } from './GiftTrayConnected.tsx';
import { messages } from './Messenger.messages.ts';
import { actorOf, messengerPath } from './messenger-links.ts';
import { messengerRoom, type MessengerRoom } from './messenger-room.ts';
import { MessengerPlace } from './MessengerPlace.tsx';
import { talkWith } from './talk-with.ts';

/** From this width on list and conversation stand side by side. */
const wide = '(min-width: 1023px)';

/** Turns to the conversation that the address names; where both panes fit, else to the one that was open last. */
const useSelection = (room: MessengerRoom, actorId: number | null): void => {
  const navigate = useNavigate();
  const { language } = useApp().config;
  useEffect(() => {
    const { channels } = room;
    const wish = new AbortController();
    const restore = async () => {
      const channel = await channels.restoreSelection();
      if (channel === null || wish.signal.aborted) return;
      void navigate(messengerPath(language, channel.actorId), { replace: true });
    };
    room.begin();
    channels.watch(actorId !== null);
    if (actorId !== null) void room.open(actorId, wish.signal);
    else if (matchMedia(wide).matches) void restore();
    return () => wish.abort();
  }, [room, actorId, navigate, language]);
  useEffect(() => {
    const listening = new AbortController();
    const look = () => room.channels.watch(actorId !== null && document.visibilityState === 'visible');
    // It lives as long as the screen, and the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('visibilitychange', look, { signal: listening.signal });
    return () => {
      listening.abort();
      room.channels.watch(false);
    };
  }, [room, actorId]);
};

const Talk = observer(({ room, actorId }: { room: MessengerRoom; actorId: number }) => {
  const intl = useIntl();
  const { guest } = useApp().stores;
  const [giftsOpen, setGiftsOpen] = useState(false);
  const talk = talkWith(actorId, room);
  if (talk.state === 'failed') {
    return (
      <div data-part="none">
        <StatePanel
          kind="error"
          title={intl.formatMessage(messages.notOpened)}
          requestId={talk.failure.requestId ?? undefined}
          step={{ onAct: () => void room.open(actorId) }}
        />
      </div>
    );
  }
  if (talk.state === 'opening') return <div data-part="talk" data-wait="" aria-busy="true" />;
  const { channel, conversation } = talk;
  return (
    <>
      <section data-part="talk" aria-label={channel.actorName}>
        <ConversationHeaderConnected room={room} channel={channel} />
        <ConversationConnected key={channel.id} {...{ room, conversation }} name={channel.actorName} />
        <ComposerConnected
          key={`to ${channel.id}`}
          {...{ room, channel, conversation, giftsOpen }}
          onGifts={() => setGiftsOpen(!giftsOpen)}
        />
      </section>
      {giftsOpen && closedBy(channel, guest) === null && (
        <GiftTrayConnected {...{ room, channel }} onClose={() => setGiftsOpen(false)} />
      )}
    </>
  );
});

const Inside = observer(({ guestId }: { guestId: number }) => {
  const intl = useIntl();
  const { stores } = useApp();
  const [query] = useSearchParams();
  const room = messengerRoom(stores, guestId);
  const actorId = actorOf(query);
  useSelection(room, actorId);
  return (
    <MessengerPlace data-open={actorId === null ? undefined : ''}>
      <ChannelListConnected room={room} actorId={actorId} />
      {actorId === null ? (
        <div data-part="none">
          <h2>{intl.formatMessage(messages.choose)}</h2>
          <p>{intl.formatMessage(messages.chooseText)}</p>
        </div>
      ) : (
        <Talk key={actorId} room={room} actorId={actorId} />
      )}
    </MessengerPlace>
  );
});

/**
 * The messenger: conversations and the open one, side by side where both have room.
 * @spec screen:messenger, screen:messenger.channel, screen:personal.messenger, feature:messenger.open, feature:messenger.channels
 */
export const MessengerScreen = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
  if (stores.guest.isLoggedIn && config.guestId !== null) return <Inside guestId={config.guestId} />;
  return (
    <MessengerPlace data-open="">
      <div data-part="none">
        <StatePanel
          kind="needLogin"
          level={1}
          title={intl.formatMessage(messages.logInTitle)}
          text={intl.formatMessage(messages.logInText)}
          step={{ href: paymentWindowPath(config.language, 'log-in') }}
        />
      </div>
    </MessengerPlace>
  );
});
