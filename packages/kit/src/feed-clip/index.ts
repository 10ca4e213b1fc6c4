export { FeedClip, type FeedClipProps } from './FeedClip.tsx';
export type { FeedGateContent } from './FeedGate.tsx';
