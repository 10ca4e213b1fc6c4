export { ChatEndSummary } from './ChatEndSummary.tsx';
export type { ChatBill, ChatEndSummaryProps, EndedKind, GivenGifts, UsedVoucher } from './chat-end-types.ts';
export { exitCodes, exitTextOf, preChatExitCodes, previewExitCodes } from './exit-text.ts';
export { exitMessages, type ExitMessage } from './ExitText.messages.ts';
