import { mostUrgentNotice, type ChatNoticeContent, type ChatNoticeKind } from '@lounge/kit/chat-notice';
import { chatLimitsMs, textChatLimitsMs } from '@lounge/protocol/content/live-chat';
import type { ChatMeter, RunningChat } from '@lounge/stores/content/live-chat';
import type { OneClick } from '@lounge/stores/foundation/wallet';
import { useState } from 'react';
import { textChatTerms } from '../text-chat-terms.ts';
import { useSecondsSince } from './use-clock.ts';

const lineSeconds = chatLimitsMs.beat / 1000;
const textSeconds = textChatLimitsMs.chat / 1000;
/** From this many seconds on a free chat says that it ends. */
const freeChatWarning = 120;

/** The state of the chat's connection. */
export interface ChatLine {
  readonly isLost: boolean;
  readonly isWeak: boolean;
  readonly isSoundOff: boolean;
  /** The payment method by name, such as "Visa ending 4242"; null where none is saved. */
  readonly method: string | null;
  /** Why the guest can pay nothing, in words. */
  readonly stopped: string | undefined;
}

const topUpOf = ({ offer }: OneClick, method: string | null) => {
  const [first] = offer.value?.amounts ?? [];
  if (first === undefined || method === null || offer.value?.config.isAvailable !== true) return null;
  return { coins: first.coins.value, amount: first.amount.value, method };
};

const paymentOf = ({ isCharging, outcome }: OneClick): 'none' | 'paying' | 'failed' =>
  isCharging ? 'paying' : outcome?.kind === 'failure' ? 'failed' : 'none';

/** The stage of a notice: closing it closes this stage only. */
const stageOf = (notice: ChatNoticeContent, { warning }: ChatMeter): string =>
  notice.kind === 'timeLeft' ? `timeLeft ${warning ?? ''}` : notice.kind;

/** Returns the notice of a room, the most urgent one, and how it is closed. */
export const useChatNotice = (
  running: RunningChat | null,
  meter: ChatMeter,
  oneClick: OneClick,
  line: ChatLine,
  now: number,
): { readonly notice: ChatNoticeContent | null; readonly close: (closed: { kind: ChatNoticeKind }) => void } => {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const lostFor = useSecondsSince(line.isLost);
  const data = running?.chat;
  const { warning, secondsLeft } = meter;
  const endsIn = data?.endsAt == null ? null : Math.max(0, Math.ceil((Date.parse(data.endsAt) - now) / 1000));
  const notices: ChatNoticeContent[] = [];
  if (line.isLost) notices.push({ kind: 'lineLost', secondsLeft: Math.max(0, lineSeconds - lostFor), of: lineSeconds });
  if (running?.isPaused === true && !line.isLost) notices.push({ kind: 'stillPicture' });
  // Coins that were just added come before a warning that is not urgent yet.
  const isAdded = oneClick.outcome?.kind === 'success' && (warning ?? 180) > 60;
  if (warning !== null && secondsLeft !== null && !isAdded)
    notices.push({
      kind: 'timeLeft',
      secondsLeft,
      topUp: topUpOf(oneClick, line.method),
      payment: paymentOf(oneClick),
      stopped: line.stopped,
    });
  if (data?.kind === 'textChat' && endsIn !== null && endsIn <= textSeconds)
    notices.push({ kind: 'textChatEnds', secondsLeft: endsIn, of: textSeconds, hours: textChatTerms.hours });
  const isFree = data?.kind === 'freeChat' || data?.kind === 'conversionChat';
  if (isFree && data.endsAt !== null && endsIn !== null && endsIn <= freeChatWarning)
    notices.push({ kind: 'freeChatEnds', until: data.endsAt });
  if (line.isWeak) notices.push({ kind: 'weakLine' });
  if (oneClick.outcome?.kind === 'success')
    notices.push({ kind: 'added', coins: oneClick.outcome.coins, price: data?.price ?? undefined });
  if (line.isSoundOff) notices.push({ kind: 'soundOff' });
  // What is over can be closed again when it comes back.
  const stages = notices.map((each) => stageOf(each, meter));
  const still = closed.filter((each) => stages.includes(each));
  if (still.length < closed.length) setClosed(still);
  const open = notices.filter((each) => !closed.includes(stageOf(each, meter)));
  const close = ({ kind }: { kind: ChatNoticeKind }): void => {
    if (kind === 'added') oneClick.dismiss();
    const notice = notices.find((each) => each.kind === kind);
    if (notice !== undefined) setClosed([...closed, stageOf(notice, meter)]);
  };
  return { notice: mostUrgentNotice(open), close };
};
