/** The feed's row of the start page with its store: the part that is loaded after the first render. */
export { homeFeedRowOf } from './feed-row-stores.ts';
export { HomeFeedRowConnected } from './HomeFeedRowConnected.tsx';
