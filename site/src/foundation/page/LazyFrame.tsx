import { LogOutNotice } from '../session/LogOutNotice.tsx';
import { HeadSync } from './HeadSync.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollTarget } from './ScrollTarget.tsx';
import { TabBarConnected } from './TabBarConnected.tsx';

/** The parts of the frame whose code is not needed before the page is interactive. */
export const LazyFrame = () => (
  <div data-part="lazy">
    <OfflineNotice />
    <LogOutNotice />
    <TabBarConnected />
    <HeadSync />
    <ScrollTarget />
  </div>
);
