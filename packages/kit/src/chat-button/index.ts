export { ChatButton, type ChatButtonProps, type ChatButtonState, type ChatKind } from './ChatButton.tsx';
export { ChatButtonRow, type ChatButtonRowProps } from './ChatButtonRow.tsx';
