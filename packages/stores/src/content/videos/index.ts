export * from './NextVideo.ts';
export * from './Video.ts';
export * from './VideoLikes.ts';
export * from './VideoListing.ts';
export * from './VideoPictures.ts';
export * from './VideoShare.ts';
export * from './unfinished.ts';
export * from './video-filter.ts';
