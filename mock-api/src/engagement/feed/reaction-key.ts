/** The key of a guest's like, view or tips of a post. */
export const reactionKey = (guestId: number, postId: number): string => `${guestId} ${postId}`;
