import { addDays, berlinDay } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { gameRewardType } from '@lounge/protocol/engagement/special-events';
import { inAllLanguages } from '../../world/by-language.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { awardOfKind } from './award-of-kind.ts';
import { insertEntry } from './calendar-statements.ts';
import { takeForGuest } from './calendars.ts';
import { campaignRow } from './campaign-states.ts';
import { holdDraw } from './prize-draw.ts';
import { campaignById, putCampaign } from './statements.ts';

type Kinds = readonly (typeof gameRewardType)['values'][number][];

/** A reward for each day; the kinds take turns. */
const awardsFor = (days: number, wins: Kinds, videoId: number | null) =>
  Array.from({ length: days }, (_, at) => awardOfKind(wins[at % wins.length] ?? 'coins', videoId));

const when = {
  id: s.entityId,
  day: s.optional(s.integer),
  days: s.optional(s.count),
  videoId: s.optional(s.entityId),
  title: s.optional(s.string),
  text: s.optional(s.string),
};
const calendar = { ...when, wins: s.optional(s.array(gameRewardType)) };
const rewards =
  'The kinds of rewards take turns: 5 coins, the bonus code `TURN10`, a video voucher, two spins, a rose, or the video `videoId`. Texts are the same in every language.';

/** A calendar of doors. */
export const anAdventCalendar = state('the event {id} is a calendar of doors', {
  description: `This event is a calendar with a door a Berlin day. Today is its day number \`day\`, from 1, and it lasts \`days\` days. ${rewards}`,
  params: s.object(calendar),
  ifLeftOut: {
    day: 5,
    days: 24,
    videoId: null,
    wins: ['coins'],
    title: 'A calendar of lights',
    text: 'A door a day.',
  },
  setUp: ({ wins, videoId, ...campaign }, { database, clock }) => {
    const content = { doors: awardsFor(campaign.days, wins, videoId) };
    const row = campaignRow({ ...campaign, eventType: 'adventCalendar' }, content, clock);
    return database.change((tx) => putCampaign.all(tx, row));
  },
});

/** A gift calendar of a performer. */
export const aGiftCalendar = state('the event {id} is a gift calendar of the performer {actorId}', {
  description: `This event is a calendar of a performer with a gift a Berlin day. Today is its day number \`day\`, from 1, and it lasts \`days\` days. ${rewards}`,
  params: s.object({ ...calendar, actorId: s.entityId }),
  ifLeftOut: {
    day: 3,
    days: 7,
    videoId: null,
    wins: ['coins'],
    title: 'A gift a day',
    text: 'Something small each day.',
  },
  setUp: ({ wins, videoId, ...campaign }, { database, clock }) => {
    const content = { gifts: awardsFor(campaign.days, wins, videoId) };
    const row = campaignRow({ ...campaign, eventType: 'giftCalendar' }, content, clock);
    return database.change((tx) => putCampaign.all(tx, row));
  },
});

/** A guest opened a door of a calendar, or claimed a gift. */
export const guestOpenedDoor = state('the guest opened the door {nth} of the calendar {id}', {
  description: 'The guest opened this door of the calendar, counted from 1, and has its reward.',
  params: s.object({ guestId: s.entityId, id: s.entityId, nth: s.count }),
  setUp: ({ guestId, id, nth }, parts) =>
    runInWorld(parts, true, async (world) => {
      const row = await campaignById.first(world.tx, { id });
      if (row !== null) await takeForGuest(id, addDays(berlinDay(row.start), nth - 1), guestId, world);
    }),
});

/** A prize draw. */
export const aPrizeDraw = state('the event {id} is a prize draw', {
  description:
    'This event is a prize draw. Today is its day number `day`, from 1, and it lasts `days` days. The prize is 5 coins, the bonus code `TURN10`, a video voucher, two spins, a rose, or the video `videoId`. Texts are the same in every language.',
  params: s.object({
    ...when,
    wins: s.optional(gameRewardType),
    winners: s.optional(s.count),
    terms: s.optional(s.string),
  }),
  ifLeftOut: {
    day: 2,
    days: 7,
    videoId: null,
    wins: 'coins',
    winners: 3,
    terms: 'One free entry for each guest.',
    title: 'A draw of lights',
    text: 'Three guests win.',
  },
  setUp: ({ wins, winners, terms, videoId, ...campaign }, { database, clock }) => {
    const content = { award: awardOfKind(wins, videoId), winners, terms: inAllLanguages(terms) };
    const row = campaignRow({ ...campaign, eventType: 'prizeDraw' }, content, clock);
    return database.change((tx) => putCampaign.all(tx, row));
  },
});

/** A guest takes part in a draw. */
export const guestEnteredDraw = state('the guest takes part in the draw {id}', {
  description: 'The guest takes part in this draw.',
  params: s.object({ guestId: s.entityId, id: s.entityId }),
  setUp: ({ guestId, id }, parts) =>
    parts.database.change((tx) =>
      insertEntry.all(tx, { key: `${id} ${guestId}`, eventId: id, guestId, at: nowIso(parts) }),
    ),
});

/** The winners of a draw are drawn. */
export const drawWasHeld = state('the winners of the draw {id} are drawn', {
  description: 'The winners of this draw, which is over, are drawn among those who take part, and have their prizes.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, parts) => runInWorld(parts, true, (world) => holdDraw(id, world)),
});

/** The states of calendars and draws. */
export const calendarStates = [
  anAdventCalendar,
  aGiftCalendar,
  guestOpenedDoor,
  aPrizeDraw,
  guestEnteredDraw,
  drawWasHeld,
];
