/** Matches a page that is hydrated and whose socket has a session. */
export const livePage = 'html[data-live=ready]';
