/** Content of the live page once a chat is over, or did not start. */
export { ChatFailedConnected } from './ChatFailedConnected.tsx';
export { ChatSummaryConnected } from './ChatSummaryConnected.tsx';
