import { descriptions as shared } from './declare/descriptions.ts';
import type { Described, DescribedConditions, DescribedEnum, DescribedObject } from './declare/describe.ts';
import { descriptions as ageCheck } from './foundation/age-check/descriptions.ts';
import { descriptions as conversion } from './foundation/conversion/descriptions.ts';
import { descriptions as guest } from './foundation/guest/descriptions.ts';
import { descriptions as legal } from './foundation/legal/descriptions.ts';
import { descriptions as page } from './foundation/page/descriptions.ts';
import { descriptions as realtime } from './foundation/realtime/descriptions.ts';
import { descriptions as session } from './foundation/session/descriptions.ts';
import { descriptions as subscriptions } from './foundation/subscriptions/descriptions.ts';
import { descriptions as telemetry } from './foundation/telemetry/descriptions.ts';
import { descriptions as vouchers } from './foundation/vouchers/descriptions.ts';
import { descriptions as wallet } from './foundation/wallet/descriptions.ts';
import { descriptions as actorSearch } from './content/actor-search/descriptions.ts';
import { descriptions as actors } from './content/actors/descriptions.ts';
import { descriptions as favourites } from './content/favourites/descriptions.ts';
import { descriptions as galleries } from './content/galleries/descriptions.ts';
import { descriptions as gifts } from './content/gifts/descriptions.ts';
import { descriptions as globalSearch } from './content/global-search/descriptions.ts';
import { descriptions as liveChat } from './content/live-chat/descriptions.ts';
import { descriptions as mediaLibrary } from './content/media-library/descriptions.ts';
import { descriptions as messenger } from './content/messenger/descriptions.ts';
import { descriptions as notifications } from './content/notifications/descriptions.ts';
import { descriptions as tickets } from './content/tickets/descriptions.ts';
import { descriptions as videos } from './content/videos/descriptions.ts';
import { descriptions as blog } from './engagement/blog/descriptions.ts';
import { descriptions as clash } from './engagement/clash/descriptions.ts';
import { descriptions as contests } from './engagement/contests/descriptions.ts';
import { descriptions as dailyBonus } from './engagement/daily-bonus/descriptions.ts';
import { descriptions as feed } from './engagement/feed/descriptions.ts';
import { descriptions as loyalty } from './engagement/loyalty/descriptions.ts';
import { descriptions as specialEvents } from './engagement/special-events/descriptions.ts';
import { descriptions as spinWheel } from './engagement/spin-wheel/descriptions.ts';
import { descriptions as surveys } from './engagement/surveys/descriptions.ts';
import { descriptions as teasers } from './engagement/teasers/descriptions.ts';
import { descriptions as tv } from './engagement/tv/descriptions.ts';
import { descriptions as tileGrid } from './engagement/tile-grid/descriptions.ts';
import { descriptions as webPush } from './engagement/web-push/descriptions.ts';
import type { Schema } from './schema/schema.ts';

const all: readonly Described[] = [
  ...shared,
  ...ageCheck,
  ...conversion,
  ...guest,
  ...legal,
  ...page,
  ...realtime,
  ...session,
  ...subscriptions,
  ...telemetry,
  ...vouchers,
  ...wallet,
  ...actorSearch,
  ...actors,
  ...favourites,
  ...galleries,
  ...gifts,
  ...globalSearch,
  ...liveChat,
  ...mediaLibrary,
  ...messenger,
  ...notifications,
  ...tickets,
  ...videos,
  ...feed,
  ...loyalty,
  ...spinWheel,
  ...surveys,
  ...teasers,
  ...tileGrid,
  ...blog,
  ...tv,
  ...specialEvents,
  ...dailyBonus,
  ...clash,
  ...webPush,
  ...contests,
];

/** The descriptions of all fields, by the object that has them. Documents read them; no client and no server loads them. */
export const describedObjects: readonly DescribedObject[] = all.filter((each) => 'object' in each);

/** The descriptions of values whose names do not say what they mean, by their enum. */
export const describedEnums: readonly DescribedEnum[] = all.filter((each) => 'values' in each);

const texts = new Map(describedObjects.map(({ object, texts: own }) => [object, own]));

/** Returns the description of an object's field; null if there is none. */
export const descriptionOf = (object: Schema, field: string): string | null => texts.get(object)?.[field] ?? null;

const textsOfValues = new Map(describedEnums.map(({ values, texts: own }) => [values, own]));

/** Returns the descriptions of an enum's values, by value; empty if its names say it all. */
export const valueTextsOf = (of: Schema): Readonly<Record<string, string>> => textsOfValues.get(of) ?? {};

/** The conditions of all calls that have some. */
export const describedConditions: readonly DescribedConditions[] = all.filter((each) => 'callId' in each);

const conditionsById = new Map(describedConditions.map(({ callId, conditions }) => [callId, conditions]));

/** Returns what a call rejects as `malformed` beside what its schema excludes, by field; empty if there is nothing. */
export const conditionsOfCall = (callId: string): Readonly<Record<string, string>> => conditionsById.get(callId) ?? {};
