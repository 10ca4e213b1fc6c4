import { actorOnline } from '@lounge/protocol/content/actors';
import { channelMessage } from '@lounge/protocol/content/messenger';
import type { Infer } from '@lounge/protocol';
import { answerIn, progress, type } from '../content/messenger/performer-side.ts';
import { unansweredById, unansweredChannels } from '../content/messenger/message-statements.ts';
import { smallTalk } from '../content/messenger/small-talk.ts';
import { randomOf, type Random } from '../seed/random.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';

/** Between how many milliseconds each step takes. @assumed What feels like somebody at a desk. */
const stepMs = { deliver: [300, 900], read: [1_200, 3_000], type: [400, 1_200], answer: [2_000, 5_000] } as const;

type Step = keyof typeof stepMs;
type Message = Infer<typeof channelMessage.payload>['message'];

/** What the script is made of. */
export interface MessengerScript {
  readonly world: WorldParts;
  readonly after: After;
  /** Hears of errors; the script goes on. */
  readonly report: (cause: unknown) => void;
}

/** One channel's way from a message to its answer. A message that comes meanwhile starts it anew. */
const answering = ({ world, after, report }: MessengerScript, random: Random) => {
  const pending = new Map<number, () => void>();
  const wait = (channelId: number, step: Step, act: () => Promise<unknown>, next: () => void): void => {
    const [from, to] = stepMs[step];
    const cancel = after(random.int(from, to), () => {
      pending.delete(channelId);
      act().then(() => {
        // What was started anew or stopped meanwhile has taken this place.
        if (!pending.has(channelId) && !isStopped) next();
      }, report);
    });
    pending.set(channelId, cancel);
  };
  let isStopped = false;
  const begin = (channelId: number, isGift: boolean): void => {
    pending.get(channelId)?.();
    const talk = smallTalk(random, isGift);
    const answer = async () => {
      await type(world, channelId, false);
      await answerIn(world, channelId, talk);
    };
    const done = (): void => undefined;
    const write = () => wait(channelId, 'answer', answer, done);
    const think = () => wait(channelId, 'type', () => type(world, channelId, true), write);
    const read = () => wait(channelId, 'read', () => progress(world, channelId, 'read'), think);
    wait(channelId, 'deliver', () => progress(world, channelId, 'delivered'), read);
  };
  const stop = (): void => {
    isStopped = true;
    for (const cancel of pending.values()) cancel();
    pending.clear();
  };
  return { begin, stop };
};

/**
 * Lets the performers of a world read and answer what guests write, until it is stopped. Who is online gets messages,
 * reads, types and answers; who is not does so after coming online. What was unanswered at the start is taken up.
 */
export const runMessenger = (script: MessengerScript): (() => void) => {
  const { world, report } = script;
  const random = randomOf(`messenger ${world.name} ${world.clock.now()}`);
  const { begin, stop } = answering(script, random);
  let isStopped = false;
  const takeUp = async (actorId: number | null): Promise<void> => {
    const rows = await unansweredChannels.all(world.database.reader);
    for (const { id, actor_id, is_online } of rows) {
      if (!isStopped && is_online === 1 && (actorId === null || actorId === actor_id)) begin(id, false);
    }
  };
  const hearMessage = async ({ channelId, includedGifts }: Message): Promise<void> => {
    const row = await unansweredById.first(world.database.reader, { id: channelId });
    if (!isStopped && row !== null) begin(channelId, includedGifts.length > 0);
  };
  const end = world.bus.subscribe(({ message }) => {
    if (message.type === channelMessage.type) {
      // The bus carries frames; of this type every one was made from the push that is imported here.
      const { message: told } = message as unknown as { message: Message };
      if (told.senderType === 'guest' && told.readAt === null) hearMessage(told).catch(report);
    } else if (message.type === actorOnline.type) {
      takeUp(message['actorId'] as number).catch(report);
    }
  });
  takeUp(null).catch(report);
  return () => {
    isStopped = true;
    end();
    stop();
  };
};
