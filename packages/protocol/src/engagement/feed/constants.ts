/** The posts of a page where none are asked for, and the most that one read returns. @assumed */
export const feedPages = { first: 10, most: 50 } as const;

/** The comments that lists carry, the newest; a post by its id has all, at most as many as albums. @assumed */
export const newestComments = 2;

/** The smallest tip, in whole coins. @assumed */
export const leastTip = 1;

/** The most open posts that a connection follows. @assumed */
export const mostWatchedPosts = 60;
