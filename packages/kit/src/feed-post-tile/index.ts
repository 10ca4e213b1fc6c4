export { FeedPostTile, type FeedPostTileProps } from './FeedPostTile.tsx';
