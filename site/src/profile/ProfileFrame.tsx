import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLivePreview } from '../content/live-chat/use-live-preview.tsx';
import { ChatButtonsConnected } from '../content/live-chat/ChatButtonsConnected.tsx';
import { BannedNotice } from '../content/actors/BannedNotice.tsx';
import { LivePicture } from './LivePicture.tsx';
import { PerformerHeaderConnected } from './PerformerHeaderConnected.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { ProfileTabs, type ProfileTabsProps } from './ProfileTabs.tsx';

/** Props of ProfileFrame. */
export interface ProfileFrameProps {
  performer: Performer;
  actor: ActorData;
  current: ProfileTabsProps['current'];
  /** Whether the page shows who is live, from where the live preview begins, in place of a button of the header. @default false */
  isLivePage?: boolean;
  /** The page below the tabs. */
  children: ReactNode;
}

/** A performer's page: header, chat buttons and tabs above what is on it. */
export const ProfileFrame = observer((props: ProfileFrameProps) => {
  const { performer, actor, current, isLivePage = false, children } = props;
  const livePreview = useLivePreview(actor);
  const { watch } = livePreview;
  return (
    <>
      <PerformerHeaderConnected performer={performer} actor={actor} onWatch={isLivePage ? null : watch} />
      <ProfilePage>
        {livePreview.slot}
        {isLivePage && actor.isOnline && watch !== null && <LivePicture actor={actor} onWatch={watch} />}
        <div data-part="chat">
          <BannedNotice actor={actor} />
          <ChatButtonsConnected actor={actor} />
        </div>
        <ProfileTabs performer={performer} actor={actor} current={current} />
        {children}
      </ProfilePage>
    </>
  );
});
