const dayMs = 86_400_000;

/** The number of videos of a list whose reader names none. @spec constant:video.defaultFirstPage */
export const defaultFirstVideos = 4;

/** The most videos that one read returns, as many as a page has preview thumbnails. @spec constant:video.previewThumbnails */
export const mostVideosARead = 100;

/** The number of videos of a page of a list. @spec constant:mobile.videosPerGrid @assumed On every width. */
export const videosPerGrid = 16;

/** A duration that is not bounded. @spec constant:filter.durationUnbounded */
export const durationUnbounded = -1;

/** A video goes on where a guest stopped from this many seconds on, and up to this share of it. @assumed */
export const resumedVideos = { fromSeconds: 10, upToShare: 0.95 } as const;

/** The age of trending videos at most, in milliseconds. @spec constant:video.trendingWindow */
export const trendingWindowMs = 8 * dayMs;

/** The age of top videos at most, in milliseconds. @spec constant:video.topWindow @assumed A month has 30 days. */
export const topWindowMs = 9 * 30 * dayMs;

/** How long a video is an offer of VIP30, in milliseconds. @assumed The videos for VIPs of the last 30 days. */
export const vip30WindowMs = 30 * dayMs;

/** The most tags, and the most ids, that a list of videos is filtered by. @assumed */
export const mostFilterTags = 10;

/** The longest duration that the filter offers, in seconds; the end of its slider stands for any. @assumed */
export const durationRange = { step: 300, longest: 3_600 } as const;

/** The longest message of a mail that shares a video, in characters. @assumed */
export const maxShareMessage = 500;

/**
 * Mails that share videos: the most of a guest in a day, of a guest to one mailbox, and of everybody to one mailbox.
 * @assumed docs/decisions/0185
 */
export const shareLimits = { ofGuest: 10, toOneMailbox: 2, ofMailbox: 3, forMs: dayMs } as const;
