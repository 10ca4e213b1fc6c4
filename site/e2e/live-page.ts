/** Matches a page that is hydrated, whose socket has a session, and whose lazy frame opens payment links as a dialog. */
export const livePage = 'html[data-live=ready]:has([data-part=lazy])';
