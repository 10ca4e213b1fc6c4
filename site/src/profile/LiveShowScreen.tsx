import type { ActorData } from '@lounge/stores/content/actors';
import type { LiveChat } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProfileFrame } from './ProfileFrame.tsx';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { SimilarConnected } from '../content/actors/SimilarConnected.tsx';
import { ActorShowsConnected } from '../content/tickets/ActorShowsConnected.tsx';
import { OthersLiveConnected } from '../content/live-chat/OthersLiveConnected.tsx';
import { RefillOutcome } from '../content/live-chat/RefillOutcome.tsx';
import { CallingOverlay } from '../content/live-chat/running/CallingOverlay.tsx';
import { useEnterShow } from '../content/live-chat/use-enter-show.ts';
import { useRunningChat } from '../content/live-chat/use-running-chat.ts';

const Page = styled.div.withConfig({ componentId: 'site-live-show' })`
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-7);
  > [data-part='end'] {
    padding-top: 40px;
  }
  > section {
    margin-top: 40px;
  }
  @media (min-width: 768px) {
    > section {
      margin-top: 56px;
    }
  }
`;

/** The place of a chat: as high as the window at least, so that the footer stays where it was. */
const Place = styled.div.withConfig({ componentId: 'site-chat-place' })`
  min-height: 100dvh;
`;

/**
 * The bill of a chat, or why it did not start. A chat on this page took the focus with it, so the heading gets it and is read.
 */
const End = ({ wasOpen, children }: { wasOpen: RefObject<boolean>; children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = root.current?.querySelector('h1');
    if (!wasOpen.current || heading == null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [wasOpen]);
  return (
    <div ref={root} data-part="end">
      {children}
    </div>
  );
};

const loadChat = () => import('../content/live-chat/running/VideoChatConnected.tsx');
const loadEnd = () => import('../content/live-chat/chat-end-parts.ts');
const loadRating = () => import('../engagement/surveys/ChatRatingConnected.tsx');
const VideoChat = lazy(async () => ({ default: (await loadChat()).VideoChatConnected }));
const ChatFailed = lazy(async () => ({ default: (await loadEnd()).ChatFailedConnected }));
const ChatSummary = lazy(async () => ({ default: (await loadEnd()).ChatSummaryConnected }));
const ChatRating = lazy(async () => ({ default: (await loadRating()).ChatRatingConnected }));

/** The chat that is on this page, from its start to its bill. */
const Chat = observer(({ actor, chat, wasOpen }: { actor: ActorData; chat: LiveChat; wasOpen: RefObject<boolean> }) => {
  const { state } = chat;
  if (chat.isOpen) return <VideoChat actor={actor} />;
  if (state.kind === 'failed')
    return (
      <Page>
        <End wasOpen={wasOpen}>
          <ChatFailed actor={actor} />
        </End>
        <RefillOutcome />
        <OthersLiveConnected actorId={actor.id} />
      </Page>
    );
  return (
    state.kind === 'ended' && (
      <Page>
        <End wasOpen={wasOpen}>
          <ChatSummary actor={actor} bill={state.bill} rating={<ChatRating actor={actor} bill={state.bill} />} />
        </End>
        <RefillOutcome />
      </Page>
    )
  );
});

/**
 * A performer's live page: the profile's tabs with the free look and the chat buttons, then the chat itself, why it did not start, or what
 * it cost. A page that is loaded again continues the guest's chat.
 * @spec screen:performer.live-show, screen:chat.video, screen:chat.voyeur, screen:chat.free, screen:chat.text, screen:chat.ticket-show
 */
export const LiveShowScreen = observer(() => {
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const chat = useRunningChat();
  const actor = performer.actor.value;
  useEnterShow(actor);
  const wasOpen = useRef(false);
  // Fetched before it is needed: the bill of a lost line is shown without a network.
  useEffect(() => {
    void loadChat();
    void loadEnd();
    void loadRating();
  }, []);
  const { isOpen } = chat;
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  if (actor === null) return null;
  const isHere = chat.actorId === actor.id;
  if (isHere && chat.state.kind !== 'idle' && chat.state.kind !== 'elsewhere')
    return (
      <Place>
        <Suspense fallback={chat.isOpen && <CallingOverlay actor={actor} />}>
          <Chat actor={actor} chat={chat} wasOpen={wasOpen} />
        </Suspense>
      </Place>
    );
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.live-show" isLivePage>
      <ActorShowsConnected actor={actor} />
      <SimilarConnected performer={performer} />
    </ProfileFrame>
  );
});
