import type { Infer } from '@lounge/protocol';
import { browserSubscription } from '@lounge/protocol/engagement/web-push';
import { parsed } from '../parsed.ts';

type Subscription = Infer<typeof browserSubscription>;

/** The subscription of a browser. */
export const aBrowserSubscription = (over: Partial<Subscription> = {}): Subscription =>
  parsed(browserSubscription, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
    keys: {
      p256dh: 'BIMieFAfzmZw8QWSdlqarTld4L2yIguCqpkwka89EfGA2RJDojnrIBn7hP4l1e80mkHmaANETvwkYGTJIlW7Ifc',
      auth: 'c2l4dGVlbi1ieXRlcy0xNg',
    },
    ...over,
  });
