import { lowBalance } from '../../foundation/conversion/index.ts';

/** The interval of heartbeats in a running chat, in milliseconds. @assumed The documents name none. */
export const chatBeatMs = 5_000;

/** The counted milliseconds after which the ledger books. @assumed Decision 0048. */
export const chatBookingMs = 10_000;

/** The limits of a chat in milliseconds: for the answer to the call, the first picture, a heartbeat, and a moving picture. @assumed */
export const chatLimitsMs = { ring: 10_000, firstPicture: 20_000, beat: 30_000, standing: 30_000 } as const;

/**
 * How long a text chat lasts from its first picture, and after its start the next one with the performer, in milliseconds.
 * @spec constant:chat.textChatCountdown
 * @assumed The 60 are seconds; writing does not begin them again, since the chat is for trying it. Once a day, since it is free.
 */
export const textChatLimitsMs = { chat: 60_000, next: 86_400_000 } as const;

/** The seconds that are left when the guest is warned. @assumed Decision 0048. */
export const chatWarnings = [180, 60, 20] as const;

/**
 * The minimum balance at the start of a chat that costs coins, in hundredths of a coin.
 * @spec constant:chat.minBalance, rule:chat-min-balance
 * @assumed The documents' 0.5 is half a coin.
 */
export const minChatBalance = lowBalance;

/** The seconds of vouchers with which a chat starts without the minimum balance. @assumed Decision 0048. */
export const minVoucherSeconds = 30;

const secondsPerMinute = 60;

/** The cost of paid seconds of a chat so far, in hundredths of a coin: by the second, rounded down. @spec constant:chat.priceUnit */
export const chargeSoFar = (pricePerMinute: number, seconds: number): number =>
  Math.floor((pricePerMinute * seconds) / secondsPerMinute);

/** Seconds as whole minutes, rounded up. */
export const wholeMinutes = (seconds: number): number => Math.ceil(seconds / secondsPerMinute);

/** The seconds that are paid with coins: those beyond the ones that vouchers cover. */
export const paidSeconds = (seconds: number, voucherSeconds: number): number => Math.max(0, seconds - voucherSeconds);

/** The seconds for which coins last: until their charge reaches `coins`, when a chat ends. Infinity if nothing is charged. */
export const secondsFor = (pricePerMinute: number, coins: number): number => {
  if (pricePerMinute <= 0) return Infinity;
  return Math.max(0, Math.ceil((coins * secondsPerMinute) / pricePerMinute));
};
