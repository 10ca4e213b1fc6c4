export { MessageComposer, type ComposerState, type MessageComposerProps } from './MessageComposer.tsx';
export type { ComposerGift, ComposerImage } from './Attachments.tsx';
export type { MessageTerms } from './ComposerTerms.tsx';
export { messageMaxLength } from './composer-state.ts';
