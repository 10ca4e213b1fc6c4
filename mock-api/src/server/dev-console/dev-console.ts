import { failureCodes, fieldsText, parse, s, typeText } from '@lounge/protocol';
import { pushes } from '@lounge/protocol/registry';
import { exampleOf } from '../../dev-console/example-of.ts';
import { scenarioGuestId, scenarios } from '../../dev-console/scenarios.ts';
import { mailLinkOf, writtenMails } from '../accounts/mail-link.ts';
import { outcomeOfError } from '../../dispatch/run-call.ts';
import { unstorableIn } from '../../wire/storable-text.ts';
import { states } from '../../states.ts';
import { AdjustableClock } from '../../world/AdjustableClock.ts';
import { devConsoleAction, type DevConsoleAction } from './dev-console-action.ts';
import {
  guestIdOf,
  type DevConsoleOptions,
  type DevConsoleOutcome,
  type DevConsoleRequest,
} from './dev-console-request.ts';
import { inputOfForm } from './form-input.ts';
import { journalReader } from './journal-reader.ts';
import { stubActions, stubbedCalls, stubText } from './stub-actions.ts';
import { latestGuests, latestMails, latestPhoneCalls, latestSms } from './statements.ts';
import { socketActions, scenarioActions, clockActions } from './actions.ts';
import { faultyCalls, snapshotStore, faultActions, worldActions } from './world-actions.ts';

/** Everything that can be selected; examples are about this guest. */
const catalogueOf = (options: DevConsoleOptions, guestId: number) => ({
  scenarios: scenarios.map(({ id, title, sentence }) => ({ id, title, sentence })),
  states: states.map(({ sentence, description, isEvent, params }) => ({
    state: sentence,
    description,
    isEvent,
    fields: fieldsText(params),
    example: exampleOf(params, guestId),
  })),
  pushes: pushes.map(({ id, type, purpose, payload }) => ({
    id,
    type,
    purpose,
    fields: typeText(payload),
    example: exampleOf(payload, guestId),
  })),
  calls: faultyCalls(options),
  answers: stubbedCalls(options, guestId),
  failures: failureCodes,
});

/** The current state of a world, as the dev console shows it. */
const overviewOf = async (
  { server: { context, sockets } }: DevConsoleOptions,
  snapshots: ReturnType<typeof snapshotStore>,
  devRequest: DevConsoleRequest,
) => {
  const { world } = devRequest;
  const { reader } = world.database;
  const [guests, mails] = [await latestGuests.all(reader), await latestMails.all(reader)];
  const calls = await latestPhoneCalls.all(reader);
  return {
    world: world.name,
    worlds: [context.worlds.main.name, ...context.worlds.names],
    now: new Date(world.clock.now()).toISOString(),
    clock: world.clock instanceof AdjustableClock ? world.clock.mode : ('live' as const),
    connections: await sockets.countIn(world),
    guestId: await guestIdOf(devRequest, context),
    guests,
    faults: world.faults.list.filter(({ stub }) => stub === undefined),
    stubs: world.faults.list.flatMap(stubText),
    snapshots: await snapshots.namesIn(world),
    mails: mails.map(({ id, toAddress: to, kind, body, at, language }) => ({
      id,
      to,
      kind,
      at,
      link: mailLinkOf({ kind, body, language }),
      text: writtenMails.includes(kind) ? body : null,
    })),
    sms: (await latestSms.all(reader)).map(({ toNumber: to, body: text, at }) => ({ to, text, at })),
    phoneCalls: calls.map(({ toNumber: to, language, pin, at }) => ({ to, language, pin, at })),
  };
};

/** Splits off the field that may be any value. */
const splitInput = (input: unknown, openField: string | undefined): { closed: unknown; open: object } => {
  if (openField === undefined || typeof input !== 'object' || input === null || !Object.hasOwn(input, openField))
    return { closed: input, open: {} };
  const { [openField]: open, ...closed } = input as Readonly<Record<string, unknown>>;
  return { closed, open: { [openField]: open } };
};

/** Creates the dev console, which controls the worlds of a server; the page and the API use the same functions. */
export const createDevConsole = (options: DevConsoleOptions) => {
  const snapshots = snapshotStore(options.server.context);
  const journals = journalReader(options.server.context);
  const actions: Readonly<Record<string, DevConsoleAction>> = {
    ...worldActions(options, snapshots),
    ...scenarioActions(options),
    ...clockActions(),
    ...socketActions(options),
    ...faultActions(options),
    ...stubActions(options),
    'clear-journal': devConsoleAction(s.empty, async (_, { world }) => {
      await journals.clear(world);
      return 'The journal is empty.';
    }),
  };
  const actionOf = (name: string): DevConsoleAction | null =>
    Object.hasOwn(actions, name) ? (actions[name] ?? null) : null;
  const run = async (name: string, input: unknown, devRequest: DevConsoleRequest): Promise<DevConsoleOutcome> => {
    const action = actionOf(name);
    if (action === null) return { ok: false, code: 'unknown', field: 'action' };
    const { closed, open } = splitInput(input, action.openField);
    const parsed = parse(action.input, closed);
    if (!parsed.ok) return { ok: false, code: 'malformed', field: parsed.field };
    const unstorable = unstorableIn(input);
    if (unstorable !== null) return { ok: false, code: 'malformed', field: unstorable };
    try {
      return { ok: true, message: await action.run(Object.assign({}, parsed.value, open), devRequest) };
    } catch (cause) {
      const outcome = outcomeOfError(cause);
      return outcome.ok ? { ok: false, code: 'failed', field: null, cause } : outcome;
    }
  };
  return {
    catalogue: (guestId = scenarioGuestId) => catalogueOf(options, guestId),
    overview: (devRequest: DevConsoleRequest) => overviewOf(options, snapshots, devRequest),
    /** The latest answers of the world, the newest first. */
    journal: ({ world }: DevConsoleRequest) => journals.read(world),
    run,
    /** Runs an action with the fields of a form. */
    runFromForm: (name: string, form: URLSearchParams, devRequest: DevConsoleRequest): Promise<DevConsoleOutcome> => {
      const action = actionOf(name);
      return run(name, action === null ? {} : inputOfForm(action.input, form, action.openField), devRequest);
    },
  };
};

/** The dev console of a server. */
export type DevConsole = ReturnType<typeof createDevConsole>;
