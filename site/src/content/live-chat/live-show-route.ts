import { alternates, pathTo, performerSlug } from '@lounge/locale';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../app/app-context.ts';
import type { Stores } from '../../app/compose.ts';
import type { RouteHandle } from '../../app/head.ts';
import { rejectUnknownLanguage, statusOf } from '../../foundation/page/page-failure.ts';
import { performersOf } from '../actors/performers-stores.ts';
import { loadTicketShow } from '../tickets/use-ticket-show.ts';
import { liveChatOf } from './live-chat-stores.ts';
import { messages } from './LiveChat.messages.ts';
import { LiveShowScreen } from './LiveShowScreen.tsx';

const handle = {
  head: ({ stores }, { actorName = '' }, intl) => {
    const name = performersOf(stores).open(actorName).actor.value?.name ?? '';
    return {
      title: intl.formatMessage(messages.pageTitle, { name }),
      description: intl.formatMessage(messages.description, { name }),
      alternates: alternates('performer.live-show', { actorName }),
    };
  },
} satisfies RouteHandle;

/** Whether the page of a performer shows a bill or a failed start. */
const isOver = (stores: Stores, slug: string): boolean => {
  const { chat } = liveChatOf(stores);
  const actor = performersOf(stores).open(slug).actor.value;
  return (chat.state.kind === 'ended' || chat.state.kind === 'failed') && chat.actorId === actor?.id;
};

/** What the route of a performer's live page is made of. @spec route:performer.live-show, rule:actor-name-lowercase */
export const liveShowRoute = ({ stores, config }: App) => ({
  Component: LiveShowScreen,
  // A bill and a failed start stand below the bar, in place of the performer's picture.
  handle: { ...handle, onPicture: ({ actorName = '' }) => !isOver(stores, actorName) } satisfies RouteHandle,
  loader: async ({ params, request }: LoaderFunctionArgs) => {
    rejectUnknownLanguage(params);
    const { actorName = '' } = params;
    const slug = performerSlug(actorName);
    if (slug !== actorName) {
      const to = pathTo('performer.live-show', config.language, { actorName: slug });
      throw redirect(`${to}${new URL(request.url).search}`, 301);
    }
    const performer = performersOf(stores).open(slug);
    const result = await performer.load();
    // A performer who was read before is shown without a network too: a start that fails is named on this page.
    if (!result.ok && performer.actor.value === null)
      throw new Response(result.failure.requestId, { status: statusOf(result.failure) });
    await loadTicketShow(stores, performer.actor.value);
    return null;
  },
});
