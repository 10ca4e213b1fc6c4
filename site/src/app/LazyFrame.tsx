import { LogOutNotice } from '../foundation/session/LogOutNotice.tsx';
import { AttentionPauses } from '../foundation/page/AttentionPauses.tsx';
import { HeadSync } from '../foundation/page/HeadSync.tsx';
import { PageVisitsSync } from '../foundation/telemetry/PageVisitsSync.tsx';
import { PreviewCardSync } from '../content/actors/PreviewCardSync.tsx';
import { RejectedPinConnected } from '../content/favourites/RejectedPinConnected.tsx';
import { VideoPicturesSync } from '../content/videos/VideoPicturesSync.tsx';
import { OfflineNotice } from '../foundation/page/OfflineNotice.tsx';
import { ModalLock } from '../foundation/page/ModalLock.tsx';
import { NavigationBarSync } from '../engagement/menus/NavigationBarSync.tsx';
import { RowArrowsSync } from '../foundation/page/RowArrowsSync.tsx';
import { ScrollTarget } from '../foundation/page/ScrollTarget.tsx';
import { MenusConnected } from '../engagement/menus/MenusConnected.tsx';

const loadLoops = async () => (await import('../content/videos/load-stream.ts')).loadStream;

/** The parts of the frame whose code is not needed before the page is interactive. */
export const LazyFrame = () => (
  <div data-part="lazy">
    <OfflineNotice />
    <LogOutNotice />
    <RejectedPinConnected />
    <MenusConnected />
    <HeadSync />
    <AttentionPauses />
    <PageVisitsSync />
    <ScrollTarget />
    <ModalLock />
    <NavigationBarSync />
    <VideoPicturesSync />
    <RowArrowsSync />
    <PreviewCardSync loadLoops={loadLoops} />
  </div>
);
