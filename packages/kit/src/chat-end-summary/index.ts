export { ChatEndSummary } from './ChatEndSummary.tsx';
export type {
  BilledToyControls,
  ChatBill,
  ChatCost,
  ChatEndSummaryProps,
  EndedKind,
  FollowingChat,
  GivenGifts,
  UsedVoucher,
} from './chat-end-types.ts';
export { exitCodes, exitTextOf, preChatExitCodes, previewExitCodes, type ExitText } from './exit-text.ts';
export { exitSentenceOf } from './exit-sentence.ts';
