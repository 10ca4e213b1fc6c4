import type { Infer } from '@lounge/protocol';
import { chatChanged, hostExit } from '@lounge/protocol/content/live-chat';
import { channelMessage } from '@lounge/protocol/content/messenger';
import { chatLines, type NextLine } from '../content/live-chat/chat-lines.ts';
import { openChats, type ChatRow } from '../content/live-chat/chat-statements.ts';
import { changeScene, goPrivate, performerAnswers, performerEnds } from '../content/live-chat/performer-side.ts';
import { chatIsRunning } from '../content/live-chat/running-chat.ts';
import { setToyConnected } from '../content/live-chat/settle-toys.ts';
import { answerVoiceCall } from '../content/live-chat/voice-call.ts';
import { ringingCalls } from '../content/live-chat/voice-call-statements.ts';
import { chatsOfMessages } from '../content/live-chat/chats-of-messages.ts';
import { performerWrites } from '../content/messenger/performer-side.ts';
import { randomOf, type Random } from '../seed/random.ts';
import type { WorldParts } from '../world/world.ts';
import type { After } from './after.ts';

/** The interval in which the script looks at open chats, in milliseconds at the usual pace; without any, at every pace. */
const tickMs = 500;

/** From the call to the answer, in milliseconds. */
const answerMs = { from: 500, to: 2500 };

/** From the first picture to the greeting, between remarks, and from a message to its answer, in milliseconds. */
const talkMs = {
  greeting: { from: 1500, to: 4000 },
  remark: { from: 25_000, to: 45_000 },
  answer: { from: 2000, to: 6000 },
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** How long a performer is private, in milliseconds. */
const privateMs = 300_000;

/** How long a lost toy is away, in milliseconds. */
const toyLostMs = 40_000;

const isoAfter = ({ clock }: WorldParts, ms: number): string => new Date(clock.now() + ms).toISOString();

/** The events in a minute of a chat, and their probabilities. */
const happenings = [
  ['scene', 0.1],
  ['private', 0.01],
  ['kick', 0.003],
  ['drop', 0.004],
  ['toyLost', 0.02],
] as const;

/** Options of the script. */
export interface ChatScript {
  readonly world: WorldParts;
  readonly after: After;
  /** Called with the cause of each error; the script continues. */
  readonly report: (cause: unknown) => void;
  /** How many times as fast performers answer. @default 1 */
  readonly pace?: number;
}

/** A performer's behaviour in one chat, decided by its seed. */
interface Part {
  readonly random: Random;
  readonly nextLine: NextLine;
  /** When the call is answered, in milliseconds since 1970. */
  readonly answersAt: number;
  /** When the next line is said; null before the first picture. */
  speaksAt: number | null;
  hasGreeted: boolean;
  /** The next full minute at which something may happen. */
  minute: number;
}

type Message = Infer<typeof channelMessage.payload>['message'];

const partOf = (row: ChatRow, pace: number): Part => {
  const random = randomOf(`chat ${row.key}`);
  return {
    random,
    nextLine: chatLines(randomOf(`lines ${row.key}`)),
    answersAt: Date.parse(row.startedAt) + random.int(answerMs.from, answerMs.to) / pace,
    speaksAt: null,
    // A script that starts in the middle of a chat does not greet again.
    hasGreeted: row.countedMs > 0,
    minute: Math.floor(row.countedMs / 60_000) + 1,
  };
};

type Occasion = 'greeting' | 'remark' | 'answer' | 'thanks';

/** The performers of one world. */
class Performers {
  readonly #script: ChatScript;
  readonly #pace: number;
  readonly #parts = new Map<string, Part>();
  #isStopped = false;
  #isRunning = false;
  #isIdle = false;
  #cancel = (): void => undefined;

  constructor(script: ChatScript) {
    this.#script = script;
    this.#pace = script.pace ?? 1;
  }

  /** Looks at the chats, now and again until the script is stopped; less often while there are none, as most worlds are idle. */
  start(isIdle = false): void {
    this.#isIdle = isIdle;
    this.#cancel = this.#script.after(isIdle ? tickMs : tickMs / this.#pace, () => void this.#run());
  }

  /** A chat has begun or changed: looks at the pace of open chats from now on. What is about to look at that pace is left alone. */
  wake(): void {
    if (!this.#isIdle || this.#isRunning || this.#isStopped) return;
    this.#cancel();
    this.start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** The performer answers a message or a gift of the guest in a chat. */
  async onMessage({ chatId, includedGifts }: Message): Promise<void> {
    const { world, after, report } = this.#script;
    const row = (await openChats.all(world.database.reader)).find(({ key }) => key === chatId);
    const part = row && this.#parts.get(row.key);
    if (row === undefined || part === undefined || this.#isStopped) return;
    part.speaksAt = world.clock.now() + this.#between(part, talkMs.remark);
    after(this.#between(part, talkMs.answer), () => {
      if (!this.#isStopped) this.#say(row, part, includedGifts.length > 0 ? 'thanks' : 'answer').catch(report);
    });
  }

  #between({ random }: Part, { from, to }: Range): number {
    return random.int(from, to) / this.#pace;
  }

  async #say(row: ChatRow, part: Part, occasion: Occasion): Promise<void> {
    const { world } = this.#script;
    if (!(await chatIsRunning(world.database.reader, row.key))) return;
    const text = part.nextLine(occasion);
    await performerWrites(world, {
      guestId: row.guestId,
      actorId: row.actorId,
      text,
      otherwise: row.language,
      inChat: { chatId: row.key, chats: chatsOfMessages },
    });
  }

  /** Once a minute something may happen. */
  async #happen(row: ChatRow, part: Part): Promise<void> {
    const { world } = this.#script;
    part.minute += 1;
    const chance = part.random.next();
    let sum = 0;
    const event = happenings.find(([, likely]) => (sum += likely) > chance)?.[0];
    if (event === 'scene') await changeScene(world, row.actorId, part.random.int(1, 9));
    else if (event === 'private') await goPrivate(world, row.actorId, isoAfter(world, privateMs));
    else if (event === 'kick') await performerEnds(world, row.key, hostExit.kick);
    else if (event === 'toyLost') await setToyConnected(world, row.actorId, false, isoAfter(world, toyLostMs));
    else if (event === 'drop') await performerEnds(world, row.key, hostExit.sendFail);
  }

  async #look(row: ChatRow): Promise<void> {
    const { world } = this.#script;
    const part = this.#parts.get(row.key) ?? partOf(row, this.#pace);
    this.#parts.set(row.key, part);
    const now = world.clock.now();
    if (row.status === 'ringing') {
      if (now >= part.answersAt) await performerAnswers(world, row.key);
      return;
    }
    if (row.firstPictureAt === null) return;
    part.speaksAt ??= now + this.#between(part, part.hasGreeted ? talkMs.remark : talkMs.greeting);
    if (now >= part.speaksAt) {
      part.speaksAt = now + this.#between(part, talkMs.remark);
      const occasion = part.hasGreeted ? 'remark' : 'greeting';
      part.hasGreeted = true;
      await this.#say(row, part, occasion);
    }
    if (row.countedMs >= part.minute * 60_000) await this.#happen(row, part);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    const isIdle = await this.#tick().catch((cause: unknown) => {
      this.#script.report(cause);
      return false;
    });
    this.#isRunning = false;
    if (!this.#isStopped) this.start(isIdle);
  }

  /** Lets every performer do what is due. Returns whether nobody chats or calls. */
  async #tick(): Promise<boolean> {
    const { world, report } = this.#script;
    const rows = await openChats.all(world.database.reader);
    const keys = new Set(rows.map(({ key }) => key));
    for (const key of this.#parts.keys()) if (!keys.has(key)) this.#parts.delete(key);
    for (const row of rows) await this.#look(row).catch(report);
    const before = isoAfter(world, -answerMs.to / this.#pace);
    const calls = await ringingCalls.all(world.database.reader, { before });
    for (const { key } of calls) await answerVoiceCall(world, key);
    return rows.length === 0 && calls.length === 0;
  }
}

/**
 * Simulates the performers' side of chats by a seed of the chat: they answer, talk in the guest's language, react, change their picture, go
 * private, leave and lose their connection. Returns a function that stops the script.
 */
export const runChats = (script: ChatScript): (() => void) => {
  const performers = new Performers(script);
  const unsubscribe = script.world.bus.subscribe(({ message }) => {
    if (message.type === chatChanged.type) performers.wake();
    if (message.type !== channelMessage.type) return;
    // `publish` takes the declared payload only.
    const { message: sent } = message as unknown as Infer<typeof channelMessage.payload>;
    if (sent.senderType === 'guest' && sent.chatId !== null) performers.onMessage(sent).catch(script.report);
  });
  performers.start();
  return () => {
    unsubscribe();
    performers.stop();
  };
};
