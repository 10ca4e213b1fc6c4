import type { Infer } from '@lounge/protocol';
import { chatChanged } from '@lounge/protocol/content/live-chat';
import { chatLines } from '../content/live-chat/chat-lines.ts';
import { chatByKey } from '../content/live-chat/chat-statements.ts';
import { chatsOfMessages } from '../content/live-chat/chats-of-messages.ts';
import { performerWrites } from '../content/messenger/performer-side.ts';
import { randomOf } from '../seed/random.ts';
import type { ChatScript } from './chat-script.ts';

/** From the change of the guest's camera to the performer's words, in milliseconds. */
const reactsMs = { from: 1500, to: 3500 };

/**
 * Simulates performers who notice that the guest's camera goes on or off, and say so in the log, by a seed of the chat. Returns a
 * function that stops the script.
 */
export const runCameras = ({ world, after, report, pace = 1 }: ChatScript): (() => void) => {
  const known = new Map<string, { isOn: boolean; times: number }>();
  let isStopped = false;
  const say = async (key: string, isOn: boolean, times: number): Promise<void> => {
    const row = await chatByKey.first(world.database.reader, { key });
    // What changed again meanwhile is said by the later change.
    if (isStopped || row?.status !== 'running' || (row.isCameraOn === 1) !== isOn) return;
    const text = chatLines(randomOf(`camera ${key} ${times}`))(isOn ? 'seen' : 'unseen');
    await performerWrites(world, {
      guestId: row.guestId,
      actorId: row.actorId,
      text,
      otherwise: row.language,
      inChat: { chatId: key, chats: chatsOfMessages },
    });
  };
  const unsubscribe = world.bus.subscribe(({ message }) => {
    if (message.type !== chatChanged.type) return;
    // `publish` takes the declared payload only.
    const { chat } = message as unknown as Infer<typeof chatChanged.payload>;
    const before = known.get(chat.chatId) ?? { isOn: false, times: 0 };
    if (before.isOn === chat.isCameraOn) return;
    const times = before.times + 1;
    known.set(chat.chatId, { isOn: chat.isCameraOn, times });
    const ms = randomOf(`camera ${chat.chatId} ${times}`).int(reactsMs.from, reactsMs.to) / pace;
    after(ms, () => void say(chat.chatId, chat.isCameraOn, times).catch(report));
  });
  return () => {
    isStopped = true;
    unsubscribe();
  };
};
