export { settleFreeShows } from './free-show.ts';
export { publishStages } from './publish-stages.ts';
export { chatIsRunning } from './running-chat.ts';
export { settleChats } from './settle.ts';
export { settleToys } from './settle-toys.ts';
export { orderToy, toyControlIn } from './toy-orders.ts';
export { settleVoiceCalls } from './voice-call.ts';
