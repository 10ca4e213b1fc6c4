import { pathTo, type Language, type RouteKey } from '@lounge/locale';
import type { Infer } from '../../schema/schema.ts';
import { gameEventType, type specialEvent } from './schemas.ts';

type Event = Infer<typeof specialEvent>;

/** The pages of campaigns, each of which has an address of its own. A campaign without one here is not listed. */
const campaignPages: Readonly<Partial<Record<Event['eventType'], RouteKey>>> = {
  adventCalendar: 'magazine.advent-calendar',
  easter: 'magazine.easter',
  goldrush: 'magazine.goldrush',
  prizeDraw: 'magazine.prize-draw',
  vr: 'magazine.headset-videos',
};

/** Whether an event is a game. */
export const isGameEvent = (kind: Event['eventType']): boolean =>
  (gameEventType.values as readonly string[]).includes(kind);

/** The path of an event's page; null for a campaign that has none. Every game has the same page, by its id. */
export const eventPath = (
  { eventType, eventId, actorName }: Pick<Event, 'eventType' | 'eventId' | 'actorName'>,
  language: Language,
): string | null => {
  if (isGameEvent(eventType)) return pathTo('magazine.game', language, { eventId });
  if (eventType === 'giftCalendar' && actorName !== null)
    return pathTo('performer.gift-calendar', language, { actorName });
  if (eventType === 'clash') return pathTo('clash.detail', language, { id: eventId });
  const key = campaignPages[eventType];
  return key === undefined ? null : pathTo(key as 'magazine.easter', language);
};
