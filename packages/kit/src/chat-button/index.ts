export { ChatButton, type ChatButtonProps, type ChatKind } from './ChatButton.tsx';
export { ChatButtonRow, type ChatButtonRowProps } from './ChatButtonRow.tsx';
export { possibleFirst, type ChatButtonState, type ChatObstacle } from './chat-state.ts';
