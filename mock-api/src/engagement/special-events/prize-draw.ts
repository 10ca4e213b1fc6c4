import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { enterPrizeDraw, prizeDraw } from '@lounge/protocol/engagement/special-events';
import { isFirstOfAddress } from '../../foundation/vouchers/index.ts';
import { serverKeys } from '../../foundation/wallet/ledger.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { CampaignContents } from '../../world/tables/special-events.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { bookReward, giveOnce, publishAward } from '../rewards/index.ts';
import {
  dueDraws,
  entrantsOf,
  entryByKey,
  heldDrawOf,
  insertEntry,
  insertHeldDraw,
  setWinner,
} from './calendar-statements.ts';
import { rewardOf } from './map-reward.ts';
import { currentCampaign } from './current-campaign.ts';
import { phaseOf } from './phase.ts';
import { campaignById } from './statements.ts';

type Draw = Row<'campaign'>;

/** Draws that one run holds at most. */
const mostAtOnce = 20;

const contentOf = ({ content }: Draw): CampaignContents['prizeDraw'] => {
  const parsed = parseJson(content);
  return 'winners' in parsed ? parsed : reject('unknown', 'eventId');
};

const drawById = async (id: number, { tx }: Pick<World, 'tx'>): Promise<Draw> => {
  const draw = await campaignById.first(tx, { id });
  return draw?.eventType === 'prizeDraw' ? draw : reject('unknown', 'eventId');
};

const keyOf = (eventId: number, guestId: number): string => `${eventId} ${guestId}`;

const secondsTo = (instant: string, { clock }: Pick<World, 'clock'>): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - clock.now()) / 1000));

const guestIn = async (draw: Draw, guestId: number | null, { tx }: World) => {
  if (guestId === null) return null;
  const entry = await entryByKey.first(tx, { key: keyOf(draw.id, guestId) });
  return { hasEntered: entry !== null, hasWon: entry?.hasWon === 1 };
};

/** The handler of the draw. */
export const readPrizeDraw = async (caller: Caller, world: World): Promise<AnswerOf<typeof prizeDraw>> => {
  const draw = (await currentCampaign('prizeDraw', world)) ?? reject('unknown');
  const { award, winners, terms } = contentOf(draw);
  const phase = phaseOf(draw, world);
  return {
    eventId: draw.id,
    name: localized(draw.title, caller),
    text: localized(draw.text, caller),
    terms: terms[caller.language],
    start: draw.start,
    end: draw.end,
    ...phase,
    secondsLeft: secondsTo(phase.hasStarted ? draw.end : draw.start, world),
    isDrawn: (await heldDrawOf.first(world.tx, { eventId: draw.id })) !== null,
    picture: pictureOf(caller.brand, 'banner', draw.pictureSeed),
    prize: await rewardOf(award, caller, world),
    winners,
    guest: await guestIn(draw, caller.guestId, world),
  };
};

const isVerified = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').select('isVerified').where('guestId', '=', $('guestId')),
);

/**
 * Takes part in a draw that runs. An address and its numbers count once, so it must be confirmed. Guests who may not write or spend take
 * part like others, as it is free.
 */
export const enter = async (
  { eventId }: InputOf<typeof enterPrizeDraw>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof enterPrizeDraw>> => {
  const guestId = guestOf(caller);
  const draw = await drawById(eventId, world);
  const key = keyOf(eventId, guestId);
  const entered = { hasEntered: true, reason: null };
  if ((await entryByKey.first(world.tx, { key })) !== null) return entered;
  const { hasStarted, hasEnded } = phaseOf(draw, world);
  if (!hasStarted || hasEnded) reject('notPossible', 'eventId');
  if ((await isVerified.first(world.tx, { guestId }))?.isVerified !== 1)
    return { hasEntered: false, reason: 'needsAddress' };
  if (await isFirstOfAddress(guestId, `DRAW ${eventId}`, world)) {
    await insertEntry.all(world.tx, { key, eventId, guestId, at: nowIso(world) });
    return entered;
  }
  // It may be the same guest in another tab.
  return (await entryByKey.first(world.tx, { key })) === null ? { hasEntered: false, reason: 'otherAccount' } : entered;
};

/** Chooses so many of a list, each as likely as the others. */
const chosen = <T>(all: readonly T[], count: number, random: () => number): readonly T[] => {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

/** The language of amounts in the pushes to winners, who are not here to say one. @assumed */
const language = 'en';

/**
 * Draws the winners of a draw that is over and gives them their prizes, within one change, once whichever process is first. A prize that
 * cannot be given fails the change, so nobody is drawn until it can.
 */
export const holdDraw = async (eventId: number, world: World): Promise<void> => {
  const draw = await drawById(eventId, world);
  if (!phaseOf(draw, world).hasEnded) return;
  const { award, winners } = contentOf(draw);
  const entrants = await entrantsOf.all(world.tx, { eventId });
  const held = { eventId, at: nowIso(world), entries: entrants.length };
  if ((await insertHeldDraw.first(world.tx, held)) === null) return;
  for (const { guestId } of chosen(entrants, winners, world.random)) {
    const attempt = { source: 'prizeDraw', eventId, guestId, day: '', attempt: 1 };
    const give = async () => {
      const given = await giveOnce(attempt, award, world);
      return { award: given === null ? null : award, reference: { draw: eventId }, answer: null };
    };
    const call = { guestId, owner: serverKeys(guestId), key: `draw ${eventId}`, bodyHash: '' };
    const { given } = await bookReward(call, give, world);
    await setWinner.all(world.tx, { key: keyOf(eventId, guestId) });
    await publishAward(given, guestId, language, world);
  }
};

/** Holds the draws that are due by the clock of a world, each in a change of its own. */
export const drawDue = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const due = await dueDraws.all(parts.database.reader, { now: nowIso(parts), first: mostAtOnce });
  for (const { id } of due) await runInWorld(parts, true, (world) => holdDraw(id, world)).catch(report);
};
