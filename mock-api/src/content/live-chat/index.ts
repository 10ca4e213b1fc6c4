export { settleFreeShows } from './free-show.ts';
export { publishStages } from './publish-stages.ts';
export { chatIsRunning } from './running-chat.ts';
export { settleChats } from './settle.ts';
export { settleVoiceCalls } from './voice-call.ts';
