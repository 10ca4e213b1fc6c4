import type { PayloadOf } from '@lounge/protocol';
import type { chatEnd } from '@lounge/protocol/content/live-chat';
import { trackPurchase, type TrackedPurchase } from '../../foundation/telemetry/index.ts';
import type { StoreContext } from '../../ports.ts';

type Bill = PayloadOf<typeof chatEnd>['bill'];

/** The analytics categories of chats; the others are `live_chat`. */
const categories: Partial<Record<Bill['kind'], TrackedPurchase['itemCategory']>> = {
  voyeurChat: 'voyeur_cam',
  toyControl: 'toy_control',
};

/** Counts what a chat cost, in coins; gifts are counted where they are given. @spec feature:chat.video, feature:chat.voyeur, feature:chat.toy-control */
export const trackChat = (context: StoreContext, { kind, spent, actorSlug }: Bill): void =>
  trackPurchase(context, {
    amount: spent,
    action: 'chat',
    currency: 'VXC',
    itemCategory: categories[kind] ?? 'live_chat',
    itemName: actorSlug,
  });
