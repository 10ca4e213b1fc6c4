export { LiveReactions, type LiveReactionsProps } from './LiveReactions.tsx';
export { ReactionBar, type ReactionBarProps } from './ReactionBar.tsx';
export { reactionIcons, reactionKinds, type ReactionKind, type SentReaction } from './reactions.ts';
