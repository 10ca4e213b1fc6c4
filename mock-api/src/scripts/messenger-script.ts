import { actorOnline } from '@lounge/protocol/content/actors';
import { channelMessage } from '@lounge/protocol/content/messenger';
import type { Infer, Push, Schema } from '@lounge/protocol';
import { chatsOfMessages } from '../content/live-chat/chats-of-messages.ts';
import { sendPerformerReply, markProgress, publishTyping } from '../content/messenger/performer-side.ts';
import { unansweredById, unansweredChannels } from '../content/messenger/message-statements.ts';
import { simulatedReply } from '../content/messenger/simulated-reply.ts';
import { randomOf, type Random } from '../seed/random.ts';
import type { Delivery } from '../world/bus.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';

/** The duration of each step, minimum and maximum in milliseconds. @assumed */
const stepMs = { deliver: [300, 900], read: [1_200, 3_000], type: [400, 1_200], answer: [2_000, 5_000] } as const;

/** The payload of a published push of this type. */
const payloadOf = <P extends Schema>(_push: Push<P>, message: Delivery['message']): Infer<P> =>
  // `publish` takes the declared payload only.
  message as unknown as Infer<P>;

type Step = keyof typeof stepMs;
type Message = Infer<typeof channelMessage.payload>['message'];

/** Options of the script. */
export interface MessengerScript {
  readonly world: WorldParts;
  readonly after: After;
  /** Called with the cause of each error; the script continues. */
  readonly report: (cause: unknown) => void;
}

/** Runs the steps of each channel from a message to its answer. Another message starts them again. */
const replyRunner = ({ world, after, report }: MessengerScript, random: Random) => {
  const pending = new Map<number, () => void>();
  const schedule = (channelId: number, step: Step, run: () => Promise<unknown>, next: () => void): void => {
    const [from, to] = stepMs[step];
    const cancel = after(random.int(from, to), () => {
      pending.delete(channelId);
      run().then(() => {
        // Not if the channel was started again or the script was stopped in the meantime.
        if (!pending.has(channelId) && !isStopped) next();
      }, report);
    });
    pending.set(channelId, cancel);
  };
  let isStopped = false;
  const start = (channelId: number, kind: Parameters<typeof simulatedReply>[1]): void => {
    pending.get(channelId)?.();
    const reply = simulatedReply(random, kind);
    const answer = async () => {
      await publishTyping(world, channelId, false);
      await sendPerformerReply(world, channelId, reply, chatsOfMessages);
    };
    const done = (): void => undefined;
    const finishTyping = () => schedule(channelId, 'answer', answer, done);
    const startTyping = () => schedule(channelId, 'type', () => publishTyping(world, channelId, true), finishTyping);
    const read = () => schedule(channelId, 'read', () => markProgress(world, channelId, 'read'), startTyping);
    schedule(channelId, 'deliver', () => markProgress(world, channelId, 'delivered'), read);
  };
  const stop = (): void => {
    isStopped = true;
    for (const cancel of pending.values()) cancel();
    pending.clear();
  };
  return { start, stop };
};

/**
 * Simulates performers who read and answer guests' messages. Online performers answer, others after they come online, including
 * messages from before the start. Returns a function that stops the script.
 */
export const runMessenger = (script: MessengerScript): (() => void) => {
  const { world, report } = script;
  const random = randomOf(`messenger ${world.name} ${world.clock.now()}`);
  const { start, stop } = replyRunner(script, random);
  let isStopped = false;
  const answerPending = async (actorId: number | null): Promise<void> => {
    const rows = await unansweredChannels.all(world.database.reader);
    for (const { id, isOnline, ...channel } of rows) {
      if (!isStopped && isOnline === 1 && (actorId === null || actorId === channel.actorId)) start(id, 'text');
    }
  };
  const onMessage = async ({ channelId, includedGifts, messageType }: Message): Promise<void> => {
    const row = await unansweredById.first(world.database.reader, { id: channelId });
    if (!isStopped && row !== null)
      start(channelId, includedGifts.length > 0 ? 'gift' : messageType === 'image' ? 'picture' : 'text');
  };
  const unsubscribe = world.bus.subscribe(({ message }) => {
    if (message.type === channelMessage.type) {
      const { message: sent } = payloadOf(channelMessage, message);
      // In a chat the performer answers there.
      const isWritten = sent.senderType === 'guest' && sent.chatId === null;
      if (isWritten && sent.readAt === null) onMessage(sent).catch(report);
    } else if (message.type === actorOnline.type) {
      answerPending(payloadOf(actorOnline, message).actorId).catch(report);
    }
  });
  answerPending(null).catch(report);
  return () => {
    isStopped = true;
    unsubscribe();
    stop();
  };
};
