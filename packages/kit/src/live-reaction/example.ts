import type { LiveReactionsProps } from './LiveReactions.tsx';
import type { ReactionBarProps } from './ReactionBar.tsx';

export const liveReactionsExample = { reactions: [] } satisfies LiveReactionsProps;

export const reactionBarExample = { onReact: () => undefined } satisfies ReactionBarProps;
