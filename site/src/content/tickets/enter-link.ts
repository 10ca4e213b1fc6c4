import type { ShowData } from '@lounge/stores/content/tickets';

/**
 * Where a show is entered: the performer's live page with the show's id. Undefined as long as that page does not exist; the button then
 * says when the door opens.
 * @awaits screen:chat.ticket-show 1-3 content/live-chat
 */
export const enterLink: (show: ShowData) => string | undefined = () => undefined;
