export { ChatButton, type ChatButtonProps } from './ChatButton.tsx';
export { ChatButtonRow, type ChatButtonRowProps } from './ChatButtonRow.tsx';
export { chatReasonOf, possibleFirst, type ChatButtonState, type ChatKind, type ChatObstacle } from './chat-state.ts';
