import type { AnswerOf } from '@lounge/protocol';
import { toyControlChanged, type toyControlState } from '@lounge/protocol/content/live-chat';
import { refundUpTo } from '../../foundation/wallet/refund.ts';
import { reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { localized } from '../../wire/localized.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { writeSystemMessage } from '../messenger/index.ts';
import { addGiftsSpent, chatByKey, openChatOf, openChatsWith } from './chat-statements.ts';
import { publishChanged, publishEnd } from './publish-chat.ts';
import {
  dueSteps,
  fairForMs,
  givenBackOf,
  queueOf,
  type ToyRunRow,
  type ToySituation,
  type ToyStep,
} from './toy-plan.ts';
import {
  closeRun,
  fixedPatterns,
  lastStartsSince,
  openRuns,
  runsInChat,
  setGivenBack,
  startRun,
  toyControlById,
  toyOfActor,
  transferIdByKey,
} from './toy-statements.ts';

type Run = Pick<World, 'tx' | 'clock'>;
type State = AnswerOf<typeof toyControlState>;

/** How many of the guest's runs in a chat the page gets. */
const shownRuns = 20;

/** The steps that are due for a performer's runs now. */
export const dueToySteps = async (actorId: number, world: Run): Promise<readonly ToyStep[]> => {
  const open = await openRuns.all(world.tx, { actorId });
  return open.length === 0 ? [] : dueSteps(open, await situationOf(actorId, world));
};

/** The input of the next step of a performer's runs. */
const situationOf = async (actorId: number, { tx, clock }: Run): Promise<ToySituation> => {
  const now = clock.now();
  const toy = await toyOfActor.first(tx, { actorId });
  const chats = await openChatsWith.all(tx, { actorId });
  const since = new Date(now - fairForMs).toISOString();
  const starts = await lastStartsSince.all(tx, { actorId, since });
  return {
    now,
    isConnected: toy?.isOnline === 1 && toy.isToy === 1,
    runningChats: new Set(chats.filter(({ status }) => status === 'running').map(({ key }) => key)),
    lastStarts: new Map(starts.map(({ guestId, at }) => [guestId, at])),
  };
};

/** Writes what became of a run to the guest's conversation. */
const note = (
  run: ToyRunRow,
  type: 'remote_toy_started' | 'remote_toy_ended' | 'remote_toy_failed' | 'remote_toy_given_back',
  world: World,
  more: { readonly seconds?: number; readonly coins?: number } = {},
): Promise<unknown> =>
  writeSystemMessage(
    {
      guestId: run.guestId,
      actorId: run.actorId,
      chatId: run.chatKey,
      language: run.language,
      type,
      data: { name: run.name, ...more },
    },
    world,
  );

/** The name of a run with the pattern that a random one plays, in the guest's language. */
const playedName = async (run: ToyRunRow, world: World): Promise<string> => {
  const control = await toyControlById.first(world.tx, { id: run.toyControlId });
  if (control?.isRandom !== 1) return run.name;
  const patterns = await fixedPatterns.all(world.tx);
  const pattern = patterns[Math.floor(world.random() * patterns.length)];
  return pattern === undefined ? run.name : `${run.name}: ${localized(pattern.name, run)}`;
};

const start = async (run: ToyRunRow, world: World): Promise<void> => {
  const end = new Date(world.clock.now() + run.duration * 1000).toISOString();
  const name = await playedName(run, world);
  const started = await startRun.first(world.tx, { id: run.id, at: nowIso(world), end, name });
  if (started !== null) await note(started, 'remote_toy_started', world, { seconds: run.duration });
};

const end = async (run: ToyRunRow, world: World): Promise<void> => {
  const at = run.endsAt ?? nowIso(world);
  const ended = await closeRun.first(world.tx, { id: run.id, status: 'ended', at, givenBack: 0 });
  if (ended !== null) await note(ended, 'remote_toy_ended', world);
};

/** Gives back what did not run: to the guest, and on the bill of the chat. Returns the amount in hundredths of a coin. */
const fail = async (run: ToyRunRow, reason: 'toyLost' | 'chatOver', world: World): Promise<number> => {
  const owed = givenBackOf(run, world.clock.now());
  const failed = await closeRun.first(world.tx, { id: run.id, status: 'failed', at: nowIso(world), givenBack: owed });
  if (failed === null) return 0;
  const transfer = await transferIdByKey.first(world.tx, { key: run.transferKey });
  if (transfer === null) throw new Error(`The toy run ${run.id} was paid by a transfer that does not exist.`);
  // The staff may have given a part back before.
  const { amount } =
    owed > 0 ? await refundUpTo({ transferId: transfer.id, amount: owed, reason }, run.language, world) : { amount: 0 };
  if (amount !== owed) await setGivenBack.all(world.tx, { id: run.id, givenBack: amount });
  await addGiftsSpent.all(world.tx, { key: run.chatKey, amount: -amount });
  const type = run.status === 'waiting' ? 'remote_toy_given_back' : 'remote_toy_failed';
  await note(failed, type, world, { coins: amount });
  return amount;
};

const stateFor = async (guestId: number, chatKey: string | null, actorId: number, world: Run): Promise<State> => {
  const { tx, clock } = world;
  const toy = (await toyOfActor.first(tx, { actorId })) ?? reject('unknown', 'actorId');
  const open = await openRuns.all(tx, { actorId });
  const queue = queueOf(open, await situationOf(actorId, world));
  const running = open.filter(({ status }) => status === 'running').length;
  const own = chatKey === null ? [] : await runsInChat.all(tx, { guestId, chatKey, first: shownRuns });
  return {
    actorId,
    isConnected: toy.isToy === 1 && toy.isOnline === 1,
    othersOpen: open.filter(({ guestId: of }) => of !== guestId).length,
    runs: own
      .filter((run) => run.actorId === actorId)
      .map((run) => ({
        runId: run.id,
        toyControlId: run.toyControlId,
        displayName: run.name,
        status: run.status,
        ahead:
          run.status === 'waiting'
            ? running +
              Math.max(
                0,
                queue.findIndex(({ id }) => id === run.id),
              )
            : 0,
        secondsLeft:
          run.status === 'running' ? Math.max(0, Math.ceil((Date.parse(run.endsAt ?? '') - clock.now()) / 1000)) : null,
        givenBack: coins(run.givenBack),
      }))
      .reverse(),
  };
};

/** The state of a performer's toy for a guest, with the runs of the guest's chat with her. */
export const toyStateOf = async (guestId: number, actorId: number, world: Run): Promise<State> => {
  const chat = await openChatOf.first(world.tx, { guestId });
  return stateFor(guestId, chat?.actorId === actorId ? chat.key : null, actorId, world);
};

/** Publishes the state of a performer's toy to the guests of her chats. */
export const publishToy = async (actorId: number, world: World): Promise<void> => {
  for (const { guestId, key, status } of await openChatsWith.all(world.tx, { actorId }))
    if (status === 'running')
      publish(world.bus, toyControlChanged, { guestId }, await stateFor(guestId, key, actorId, world));
};

/** Publishes a chat whose gifts cost more or less than before; of one that has ended, its bill. */
export const publishBillOf = async (chatKey: string, world: World): Promise<void> => {
  const chat = await chatByKey.first(world.tx, { key: chatKey });
  if (chat?.status === 'running') await publishChanged(chat, world);
  else if (chat?.status === 'ended') await publishEnd(chat, world);
};

/** Does what is due for a performer's runs, and publishes it. Returns false if nothing was. Inside a change. */
export const settleToy = async (actorId: number, world: World): Promise<boolean> => {
  const steps = await dueToySteps(actorId, world);
  const toy = await toyOfActor.first(world.tx, { actorId });
  const reason = toy?.isOnline === 1 && toy.isToy === 1 ? 'chatOver' : 'toyLost';
  for (const { run, to } of steps) {
    if (to === 'running') await start(run, world);
    else if (to === 'ended') await end(run, world);
    else if ((await fail(run, reason, world)) > 0) await publishBillOf(run.chatKey, world);
  }
  if (steps.length > 0) await publishToy(actorId, world);
  return steps.length > 0;
};

/**
 * Gives back the runs of a chat that wait when it ends. Returns how many, and the amount in hundredths of a coin. Inside a change that
 * publishes the toy once the chat has ended.
 */
export const giveWaitingRunsBack = async (
  chatKey: string,
  guestId: number,
  world: World,
): Promise<{ readonly count: number; readonly amount: number }> => {
  const runs = await runsInChat.all(world.tx, { guestId, chatKey, first: shownRuns });
  const waiting = runs.filter(({ status }) => status === 'waiting');
  let amount = 0;
  for (const run of waiting) amount += await fail(run, 'chatOver', world);
  return { count: waiting.length, amount };
};
