import type { Instant } from '@lounge/locale';

/** A top-up by one press, with the payment method that the guest saved. */
export interface NoticeTopUp {
  /** The coins that it adds, in hundredths. */
  coins: number;
  /** Its price, in cents. */
  amount: number;
  /** The method, such as "Visa ending 4242". */
  method: string;
}

/** Text of a notice. Seconds are counted by its owner. */
export type ChatNoticeContent =
  /** The line is lost; the chat ends when the time is over. */
  | { kind: 'lineLost'; secondsLeft: number; of: number }
  /** The performer's picture stands still, and nothing is counted. */
  | { kind: 'stillPicture' }
  /** The balance lasts this long. Without a top-up by one press it offers the payment window. */
  | {
      kind: 'timeLeft';
      secondsLeft: number;
      topUp?: NoticeTopUp | null | undefined;
      /** Why nothing can be paid, in the guest's language; nothing is offered then. @default something can be paid */
      stopped?: string | undefined;
      /** Where a payment by one press is. @default 'none' */
      payment?: 'none' | 'paying' | 'failed' | undefined;
    }
  /** A text chat ends; there is one within so many hours. */
  | { kind: 'textChatEnds'; secondsLeft: number; of: number; hours: number }
  /** A free chat ends. */
  | { kind: 'freeChatEnds'; until: Instant }
  /** The line is weak, and the picture smaller. */
  | { kind: 'weakLine' }
  /** Coins were added, in hundredths; the price per minute too. */
  | { kind: 'added'; coins: number; price?: number | undefined }
  /** The browser blocked the sound. */
  | { kind: 'soundOff' };

/** The kind of a notice. */
export type ChatNoticeKind = ChatNoticeContent['kind'];

/** Which notice stands in the only place there is, the most urgent one first. */
export const noticeOrder: readonly ChatNoticeKind[] = [
  'lineLost',
  'stillPicture',
  'timeLeft',
  'textChatEnds',
  'freeChatEnds',
  'weakLine',
  'added',
  'soundOff',
];

/** The most urgent of several notices; null without any. */
export const mostUrgentNotice = (notices: readonly ChatNoticeContent[]): ChatNoticeContent | null =>
  noticeOrder.map((kind) => notices.find((notice) => notice.kind === kind)).find((notice) => notice !== undefined) ??
  null;

/** The seconds before the end at which a guest is warned. */
export const warningStages = [20, 60, 180] as const;

/** The stage of a warning about the time that is left; null before the first one. Closing a notice closes its stage only. */
export const warningStage = (secondsLeft: number): (typeof warningStages)[number] | null =>
  warningStages.find((stage) => secondsLeft <= stage) ?? null;

/** Full minutes that coins last at a price per minute, both in hundredths. */
export const minutesFor = (coins: number, price: number): number => (price > 0 ? Math.floor(coins / price) : 0);

/** Whether a guest can close a notice: not while it counts the last seconds or while nothing is counted. */
export function canClose(notice: ChatNoticeContent): boolean {
  if (notice.kind !== 'timeLeft') return ['freeChatEnds', 'weakLine', 'added', 'soundOff'].includes(notice.kind);
  return notice.payment !== 'paying' && warningStage(notice.secondsLeft) !== 20;
}
