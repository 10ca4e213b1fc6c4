export { chatIsRunning, runningChatOf } from './running-chat.ts';
export { settleChats } from './settle.ts';
