import type { PayloadOf } from '@lounge/protocol';
import type { chatEnd } from '@lounge/protocol/content/live-chat';
import { track } from '@lounge/protocol/foundation/telemetry';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

type Bill = PayloadOf<typeof chatEnd>['bill'];

/** The analytics categories of chats; the others are `live_chat`. */
const categories: Partial<Record<Bill['kind'], string>> = { voyeurChat: 'voyeur_cam', toyControl: 'toy_control' };

/** Reports what a chat cost, in coins; gifts are reported where they are given. @spec feature:chat.video, feature:chat.voyeur, feature:chat.toy-control */
export const trackChat = (context: StoreContext, { kind, spent, actorSlug }: Bill): void => {
  if (spent === 0) return;
  const itemCategory = categories[kind] ?? 'live_chat';
  const eventData = { value: spent / 100, currency: 'VXC', itemCategory, itemName: actorSlug };
  void callWithin(context, track, { eventContext: 'purchase', eventAction: 'chat', eventData });
};
