import type { Push } from './declare/call.ts';
import type { PushCauses } from './declare/push-causes.ts';
import { pushCauses as ageCheck } from './foundation/age-check/push-causes.ts';
import { pushCauses as guest } from './foundation/guest/push-causes.ts';
import { pushCauses as page } from './foundation/page/push-causes.ts';
import { pushCauses as realtime } from './foundation/realtime/push-causes.ts';
import { pushCauses as session } from './foundation/session/push-causes.ts';
import { pushCauses as subscriptions } from './foundation/subscriptions/push-causes.ts';
import { pushCauses as vouchers } from './foundation/vouchers/push-causes.ts';
import { pushCauses as wallet } from './foundation/wallet/push-causes.ts';
import { pushCauses as actors } from './content/actors/push-causes.ts';
import { pushCauses as favourites } from './content/favourites/push-causes.ts';
import { pushCauses as gifts } from './content/gifts/push-causes.ts';
import { pushCauses as liveChat } from './content/live-chat/push-causes.ts';
import { pushCauses as mediaLibrary } from './content/media-library/push-causes.ts';
import { pushCauses as messenger } from './content/messenger/push-causes.ts';
import { pushCauses as notifications } from './content/notifications/push-causes.ts';
import { pushCauses as tickets } from './content/tickets/push-causes.ts';
import { pushCauses as clash } from './engagement/clash/push-causes.ts';
import { pushCauses as feed } from './engagement/feed/push-causes.ts';
import { pushCauses as loyalty } from './engagement/loyalty/push-causes.ts';
import { pushCauses as tv } from './engagement/tv/push-causes.ts';

export { recipientTexts, type Recipients } from './declare/push-causes.ts';

/** The causes and recipients of all pushes. Documents and tests read them; no client and no server loads them. */
export const pushCauses: readonly PushCauses[] = [
  ...ageCheck,
  ...guest,
  ...page,
  ...realtime,
  ...session,
  ...subscriptions,
  ...vouchers,
  ...wallet,
  ...actors,
  ...favourites,
  ...gifts,
  ...liveChat,
  ...mediaLibrary,
  ...messenger,
  ...notifications,
  ...tickets,
  ...clash,
  ...feed,
  ...loyalty,
  ...tv,
];

const byPush = new Map(pushCauses.map((each) => [each.push, each]));

/** Returns the causes and recipients of a push; null if none are declared. */
export const causesOf = (push: Push): PushCauses | null => byPush.get(push) ?? null;
