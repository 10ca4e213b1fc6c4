import type { App } from '../shared/app-context.ts';
import { pageRoute } from '../shared/page-route.ts';
import { performersOf } from '../content/actors/performers-stores.ts';
import { loadTicketShow } from '../content/tickets/use-ticket-show.ts';
import { liveChatOf } from '../content/live-chat/live-chat-stores.ts';
import { messages } from '../content/live-chat/LiveChat.messages.ts';
import { LiveShowScreen } from './LiveShowScreen.tsx';

/** Whether the page of a performer shows a bill or a failed start. */
const isOver = ({ stores }: App, slug: string): boolean => {
  const { chat } = liveChatOf(stores);
  const actor = performersOf(stores).open(slug).actor.value;
  return (chat.state.kind === 'ended' || chat.state.kind === 'failed') && chat.actorId === actor?.id;
};

/** A performer's live page. */
export const route = pageRoute('performer.live-show', {
  screen: LiveShowScreen,
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.pageTitle, { name }),
      description: intl.formatMessage(messages.description, { name }),
    };
  },
  // A bill and a failed start stand below the bar, in place of the performer's picture.
  onPicture: (app, { actorName = '' }) => !isOver(app, actorName),
  load: async ({ stores }, { params: { actorName = '' } }) => {
    const performer = performersOf(stores).open(actorName);
    const { chat } = liveChatOf(stores);
    // The frame of a chat that was started elsewhere does not wait for what the performer's page shows.
    if (performer.actor.value !== null && chat.isOpen && chat.actorId === performer.actor.value.id)
      return void performer.load();
    const result = await performer.load();
    // A performer who was read before is shown without a network too: a start that fails is named on this page.
    if (performer.actor.value === null) return result;
    await loadTicketShow(stores, performer.actor.value);
    return undefined;
  },
});
