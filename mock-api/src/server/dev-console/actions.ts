import { s } from '@lounge/protocol';
import { playScenario, playState } from '../../dev-console/play.ts';
import { pushByType } from '../../dev-console/push-by-type.ts';
import { scenarioGuestId, scenarioOf } from '../../dev-console/scenarios.ts';
import { ApiError } from '../../dispatch/handler.ts';
import type { ProviderState } from '../../states.ts';
import type { Audience } from '../../world/bus.ts';
import { AdjustableClock } from '../../world/AdjustableClock.ts';
import { devConsoleAction } from './dev-console-action.ts';
import {
  languageOf,
  logInAs,
  logOut,
  newSession,
  sessionHashOf,
  type DevConsoleOptions,
  type DevConsoleRequest,
} from './dev-console-request.ts';

const clockMode = s.enum(['stand', 'run', 'follow'], { id: 'DevConsoleClock', description: 'how the clock runs on' });
const audience = s.enum(['everyone', 'guest', 'session'], {
  id: 'DevConsoleAudience',
  description: 'who gets a push',
});

/** The maximum of a Date, in milliseconds. */
const maxTime = 8_640_000_000_000_000;

const clockOf = ({ world: { clock } }: DevConsoleRequest): AdjustableClock => {
  if (clock instanceof AdjustableClock) return clock;
  throw new ApiError('unavailable', 'clock');
};

/** Actions for scenarios, provider states and logging in. */
export const scenarioActions = ({ server: { context } }: DevConsoleOptions) => ({
  scenario: devConsoleAction(
    s.object({ scenario: s.boundedString(60), guestId: s.optional(s.entityId) }),
    async ({ scenario: id, guestId = scenarioGuestId }, devRequest) => {
      const scenario = scenarioOf(id);
      if (scenario === null) throw new ApiError('unknown', 'scenario');
      if (scenario.visitor === 'nobody') await logOut(devRequest, context);
      const session = scenario.visitor === 'guest' ? await newSession(devRequest, context) : null;
      await playScenario(
        scenario,
        {
          guestId,
          token: session?.token ?? '',
          language: languageOf(devRequest, context),
        },
        devRequest.world,
      );
      session?.setCookie();
      return scenario.sentence;
    },
  ),
  state: devConsoleAction(
    s.object({ state: s.boundedString(200), params: s.optional(s.record) }),
    async ({ state, params = {} }, devRequest) => {
      await playState({ name: state, params: params as ProviderState['params'] }, devRequest.world);
      return `The state was set up: ${state}.`;
    },
  ),
  'log-in': devConsoleAction(s.object({ guestId: s.entityId }), async ({ guestId }, devRequest) => {
    const name = await logInAs(devRequest, context, guestId);
    return `This browser is logged in as ${name}, guest ${guestId}.`;
  }),
  'log-out': devConsoleAction(s.empty, async (_, devRequest) => {
    await logOut(devRequest, context);
    return 'This browser is logged out.';
  }),
});

const moveClock = (clock: AdjustableClock, by: number): void => {
  if (Math.abs(clock.now() + by) > maxTime) throw new ApiError('malformed', 'by');
  clock.moveBy(by);
};

/** The action for the clock of the world. */
export const clockActions = () => ({
  clock: devConsoleAction(
    s.object({ by: s.optional(s.integer), at: s.optional(s.instant), mode: s.optional(clockMode) }),
    async ({ by, at, mode }, devRequest) => {
      const clock = clockOf(devRequest);
      const to = at === undefined ? null : Date.parse(at);
      if (Number.isNaN(to)) throw new ApiError('malformed', 'at');
      await clock.change((each) => {
        if (mode === 'follow') each.reset();
        if (mode === 'stand') each.stop();
        if (mode === 'run') each.resume();
        if (to !== null) each.moveBy(to - each.now());
        if (by !== undefined) moveClock(each, by);
      });
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
    if (guestId === undefined) throw new ApiError('malformed', 'guestId');
    return { guestId };
  }
  if (session === null) throw new ApiError('needLogin', 'to');
  return { session };
};

/** Whether a connection may be closed with this code; 1006 terminates it without a close frame. */
const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005) || (code >= 3000 && code <= 4999);

/** Actions for pushes and connections. */
export const socketActions = ({ server: { context, sockets } }: DevConsoleOptions) => ({
  push: devConsoleAction(
    s.object({
      type: s.boundedString(100),
      payload: s.optional(s.record),
      to: audience,
      guestId: s.optional(s.entityId),
    }),
    async ({ type, payload, to, guestId }, devRequest) => {
      await pushByType(
        type,
        audienceOf({ to, guestId }, await sessionHashOf(devRequest, context)),
        payload ?? {},
        devRequest.world,
      );
      return `${type} was sent.`;
    },
  ),
  drop: devConsoleAction(s.object({ code: s.optional(s.count) }), async ({ code = 1006 }, { world }) => {
    if (!isCloseCode(code)) throw new ApiError('malformed', 'code');
    const dropped = await sockets.drop(code, world);
    return `Connections dropped: ${dropped}.`;
  }),
});
