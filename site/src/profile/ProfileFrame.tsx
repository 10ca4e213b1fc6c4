import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLivePreview } from '../content/live-chat/use-live-preview.tsx';
import { RejectedPinConnected } from '../content/favourites/RejectedPinConnected.tsx';
import { ChatButtonsConnected } from '../content/live-chat/ChatButtonsConnected.tsx';
import { BannedNotice } from '../content/actors/BannedNotice.tsx';
import { PerformerHeaderConnected } from './PerformerHeaderConnected.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { ProfileTabs, type ProfileTabsProps } from './ProfileTabs.tsx';

/** Props of ProfileFrame. */
export interface ProfileFrameProps {
  performer: Performer;
  actor: ActorData;
  current: ProfileTabsProps['current'];
  /** The page below the tabs. */
  children: ReactNode;
}

/** A performer's page: header, chat buttons and tabs above what is on it. */
export const ProfileFrame = observer(({ performer, actor, current, children }: ProfileFrameProps) => {
  const livePreview = useLivePreview(actor);
  return (
    <>
      <PerformerHeaderConnected performer={performer} actor={actor} onWatch={livePreview.watch} />
      <ProfilePage>
        {livePreview.slot}
        <div data-part="chat">
          <BannedNotice actor={actor} />
          <ChatButtonsConnected actor={actor} />
        </div>
        <ProfileTabs performer={performer} actor={actor} current={current} />
        {children}
      </ProfilePage>
      <RejectedPinConnected />
    </>
  );
});
