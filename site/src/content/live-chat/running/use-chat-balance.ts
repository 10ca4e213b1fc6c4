import { useWallet } from '../../../foundation/wallet/wallet-stores.ts';
import { useLiveChat } from '../live-chat-stores.ts';

/** The guest's coins without what the time of the chat has cost and is not booked, in hundredths; undefined until they are known. */
export const useChatBalance = (): number | undefined => {
  const { coins } = useWallet().wallet;
  const { chat } = useLiveChat();
  if (coins === null) return undefined;
  const unbooked = chat.running === null ? 0 : chat.meter.spent - chat.running.chat.booked;
  return Math.max(0, coins.balance.value - unbooked);
};
