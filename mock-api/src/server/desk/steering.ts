import {
  anyObject,
  boundedText,
  count,
  entityId,
  instant,
  maybe,
  nothing,
  oneOf,
  shape,
  whole,
} from '@lounge/protocol';
import { playScenario, playState } from '../../desk/play.ts';
import { pushByType } from '../../desk/push-by-type.ts';
import { scenarioGuestId, scenarioOf } from '../../desk/scenarios.ts';
import { Refusal } from '../../pipeline/handler.ts';
import type { Given } from '../../states.ts';
import type { Audience } from '../../world/bus.ts';
import { SteeredClock } from '../../world/SteeredClock.ts';
import { deskAction } from './desk-action.ts';
import { enterAs, leave, newSession, ownSession, type DeskOptions, type DeskVisit } from './desk-visit.ts';

const clockMode = oneOf('DeskClock', 'how the clock goes on', ['stand', 'run', 'follow']);
const audience = oneOf('DeskAudience', 'who hears a push', ['everyone', 'guest', 'session']);

/** The latest instant that a date can tell. */
const endOfTime = 8_640_000_000_000_000;

const clockOf = ({ world: { clock } }: DeskVisit): SteeredClock => {
  if (clock instanceof SteeredClock) return clock;
  throw new Refusal('unavailable', 'clock');
};

/** Scenarios, states and who the visitor is. */
export const situations = ({ server: { shell } }: DeskOptions) => ({
  scenario: deskAction(
    shape({ scenario: boundedText(60), guestId: maybe(entityId) }),
    async ({ scenario: id, guestId = scenarioGuestId }, visit) => {
      const scenario = scenarioOf(id);
      if (scenario === null) throw new Refusal('unknown', 'scenario');
      if (scenario.visitor === 'nobody') await leave(visit, shell);
      const session = scenario.visitor === 'guest' ? await newSession(visit, shell) : null;
      await playScenario(visit.world, scenario, { guestId, token: session?.token ?? '' });
      session?.keep();
      return scenario.sentence;
    },
  ),
  state: deskAction(shape({ state: boundedText(200), params: maybe(anyObject) }), async (given, visit) => {
    await playState(visit.world, { name: given.state, params: (given.params ?? {}) as Given['params'] });
    return `This holds now: ${given.state}.`;
  }),
  'log-in': deskAction(shape({ guestId: entityId }), async ({ guestId }, visit) => {
    const name = await enterAs(visit, shell, guestId);
    return `This browser is logged in as ${name}, guest ${guestId}.`;
  }),
  'log-out': deskAction(nothing, async (_, visit) => {
    await leave(visit, shell);
    return 'This browser is logged out.';
  }),
});

const moved = (clock: SteeredClock, by: number): void => {
  if (Math.abs(clock.now() + by) > endOfTime) throw new Refusal('malformed', 'by');
  clock.moveBy(by);
};

/** The clock of the world. */
export const time = () => ({
  clock: deskAction(
    shape({ by: maybe(whole), at: maybe(instant), mode: maybe(clockMode) }),
    async ({ by, at, mode }, visit) => {
      const clock = clockOf(visit);
      const to = at === undefined ? null : Date.parse(at);
      if (Number.isNaN(to)) throw new Refusal('malformed', 'at');
      if (mode === 'follow') clock.follow();
      if (mode === 'stand') clock.standStill();
      if (mode === 'run') clock.runAgain();
      if (to !== null) clock.moveBy(to - clock.now());
      if (by !== undefined) moved(clock, by);
      return `It is ${new Date(clock.now()).toISOString()} in this world.`;
    },
  ),
});

const audienceOf = (
  { to, guestId }: { to: 'everyone' | 'guest' | 'session'; guestId?: number | undefined },
  session: string | null,
): Audience => {
  if (to === 'everyone') return { everyone: true };
  if (to === 'guest') {
    if (guestId === undefined) throw new Refusal('malformed', 'guestId');
    return { guestId };
  }
  if (session === null) throw new Refusal('needLogin', 'to');
  return { session };
};

/** Whether a connection may be closed with a code; 1006 stands for one that breaks. */
export const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005) || (code >= 3000 && code <= 4999);

/** Pushes and connections. */
export const realtime = ({ server: { shell, sockets } }: DeskOptions) => ({
  push: deskAction(
    shape({ type: boundedText(100), payload: maybe(anyObject), to: audience, guestId: maybe(entityId) }),
    async ({ type, payload, to, guestId }, visit) => {
      pushByType(visit.world, type, audienceOf({ to, guestId }, ownSession(visit, shell)), payload ?? {});
      return `${type} was sent.`;
    },
  ),
  drop: deskAction(shape({ code: maybe(count) }), async ({ code = 1006 }, { world }) => {
    if (!isCloseCode(code)) throw new Refusal('malformed', 'code');
    const dropped = sockets.drop(world, code);
    return `Connections dropped: ${dropped}.`;
  }),
});
