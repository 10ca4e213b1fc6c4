import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  gameEventType,
  type getEventData,
  type getEvents,
  type specialEvent,
} from '@lounge/protocol/engagement/special-events';
import { contactsAmong } from '../../content/messenger/index.ts';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { currentCampaign } from './current-campaign.ts';
import { currentOf, phaseOf } from './phase.ts';
import { begunOf, campaignsUntil, eventsUntil, nextOf } from './statements.ts';

type EventType = InputOf<typeof getEventData>['eventType'];
type EventRow =
  | Row<'specialEvent'>
  | (Row<'campaign'> & { readonly actorName: string | null; readonly banned: Row<'actor'>['banned'] | null });

/** Games, and campaigns, of one reading. */
const mostEvents = 50;

const eventOf = (row: EventRow, caller: Caller, world: World): Infer<typeof specialEvent> => ({
  eventType: row.eventType,
  eventId: row.id,
  actorName: 'actorName' in row ? row.actorName : null,
  name: localized(row.title, caller),
  text: localized(row.text, caller),
  start: row.start,
  end: row.end,
  ...phaseOf(row, world),
  picture: pictureOf(caller.brand, 'banner', row.pictureSeed),
});

/** Events without those of performers whom the caller may not contact. */
const shownTo = async <R extends EventRow>(rows: readonly R[], caller: Caller, world: World): Promise<readonly R[]> => {
  const performers = rows.flatMap((row) =>
    'actorId' in row && row.actorId !== null && row.banned !== null
      ? [{ eventId: row.id, id: row.actorId, banned: row.banned }]
      : [],
  );
  if (performers.length === 0) return rows;
  const ids = performers.map(({ id }) => id);
  const { isContactable } = await contactsAmong(ids, caller, world);
  const hidden = new Set(performers.flatMap((each) => (isContactable(each) ? [] : [each.eventId])));
  return rows.filter((row) => !('actorId' in row) || !hidden.has(row.id));
};

/** Those that run come before those to come, and those that are over come last. */
const orderOf = ({ hasStarted, hasEnded }: { readonly hasStarted: boolean; readonly hasEnded: boolean }): number =>
  hasEnded ? 2 : hasStarted ? 0 : 1;

/** The handler of the list of events: games and campaigns, by their start. */
export const readEvents = async (caller: Caller, world: World): Promise<AnswerOf<typeof getEvents>> => {
  const limits = { now: nowIso(world), first: mostEvents };
  const campaigns = await shownTo(await campaignsUntil.all(world.tx, limits), caller, world);
  const rows = [...(await eventsUntil.all(world.tx, limits)), ...campaigns];
  const events = rows
    .map((row) => eventOf(row, caller, world))
    .toSorted((a, b) => orderOf(a) - orderOf(b) || Date.parse(a.start) - Date.parse(b.start));
  return { data: { events } };
};

const isGame = (eventType: EventType): eventType is Row<'specialEvent'>['eventType'] =>
  (gameEventType.values as readonly string[]).includes(eventType);

const currentGame = async (eventType: Row<'specialEvent'>['eventType'], world: World) => {
  const around = { eventType, now: nowIso(world) };
  return currentOf(await begunOf.first(world.tx, around), await nextOf.first(world.tx, around), world);
};

/** The event of a kind: the one that runs, else the next one, else the last one. Rejects a kind without one. */
export const eventOfKind = async (eventType: EventType, world: World, field?: string): Promise<EventRow> => {
  const event = isGame(eventType) ? await currentGame(eventType, world) : await currentCampaign(eventType, world);
  return event ?? reject('unknown', field);
};

/** The handler of the event of a kind. */
export const readEventOf = async (
  { eventType }: InputOf<typeof getEventData>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getEventData>> => {
  const event = await eventOfKind(eventType, world, 'eventType');
  const [shown = reject('unknown', 'eventType')] = await shownTo([event], caller, world);
  return { data: { event: eventOf(shown, caller, world) } };
};
