export { ChatStartError, minChatBalance, type ChatStartErrorProps, type ChatStartFailure } from './ChatStartError.tsx';
