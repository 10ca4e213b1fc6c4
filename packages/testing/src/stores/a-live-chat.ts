import { performerEnds, settleChats } from '@lounge/mock-api';
import { aPerformer, guestIsLoggedIn, guestOwnsCoins, performerAnswersChat } from '@lounge/mock-api/states';
import { chatStart } from '@lounge/protocol/content/live-chat';
import { testStores, type TestStores } from './test-stores.ts';

/** The part of a store of live chats that tests use. */
interface TestedChat<Input> {
  readonly state: { readonly kind: string; readonly chat?: { readonly chatId: string } };
  listen(source: TestStores['pushSource']): void;
  start(request: Input): Promise<void>;
  onPlaying(): void;
  onProgress(playedMs: number): void;
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A guest with coins on the page of a performer who is online, with the store of the guest's live chat and what happens around it. */
export const aLiveChat = async <Input, C extends TestedChat<Input>>(
  request: Input,
  create: (context: TestStores['context'], newKey: () => string) => C,
  { coins = 100_000, hasAnalyticsConsent = false } = {},
) => {
  const stores = testStores({ guestId: 7, hasAnalyticsConsent });
  const { world, clock, context, pushSource } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestOwnsCoins.setUp({ guestId: 7, amount: coins }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world);
  let keys = 0;
  const chat = create(context, () => `start-${(keys += 1)}`);
  chat.listen(pushSource);
  let playedMs = 0;
  return {
    ...stores,
    chat,
    tick,
    /** Ends chats whose time is over. */
    settle: async () => {
      await settleChats(world, (cause) => void stores.unexpectedErrors.push(cause));
      await tick();
    },
    /** The performer's side ends the chat. */
    end: async (exitCode: number) => {
      await performerEnds(world, chat.state.chat?.chatId ?? '', exitCode);
      await tick();
    },
    /** Starts a chat that shows its picture. */
    begin: async (more: Partial<Input> = {}) => {
      await chat.start({ ...request, ...more });
      await performerAnswersChat.setUp({ guestId: 7 }, world);
      await tick();
      playedMs = 0;
      chat.onPlaying();
      await tick();
    },
    /** The picture moves, second by second. */
    watch: async (seconds: number) => {
      for (let at = 0; at < seconds; at += 1) {
        playedMs += 1000;
        chat.onProgress(playedMs);
        clock.advance(1000);
        await tick();
      }
    },
    /** How many starts were sent. */
    starts: () => stores.socket.sent.filter(({ type }) => type === chatStart.type).length,
  };
};
