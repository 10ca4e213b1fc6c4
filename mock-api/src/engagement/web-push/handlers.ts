import {
  getPushKey,
  getPushStatus,
  resubscribePush,
  setPushGuest,
  subscribePush,
  unsubscribePush,
  updatePush,
} from '@lounge/protocol/engagement/web-push';
import { handle } from '../../dispatch/handler.ts';
import { changeKinds, endSubscription, resubscribe, setGuest, storedByPayload, subscribe } from './subscriptions.ts';

/** The handlers of this module's calls. */
export const webPushHandlers = [
  handle(getPushKey, async (_input, _caller, { webPush }) => ({ key: webPush.key })),
  handle(getPushStatus, async ({ payload }, _caller, world) => ({
    subscribed: (await storedByPayload(payload, world))?.serverKey === world.webPush.key,
  })),
  handle(subscribePush, subscribe),
  handle(setPushGuest, setGuest),
  handle(updatePush, (input, _caller, world) => changeKinds(input, world)),
  handle(unsubscribePush, async ({ payload }, _caller, world) => {
    const row = await storedByPayload(payload, world);
    if (row !== null) await endSubscription(row.key, world);
    return { subscribed: false };
  }),
  handle(resubscribePush, resubscribe),
];
