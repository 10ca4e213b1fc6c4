export { deliveryTermsOf, mayHandOut } from './delivery.ts';
export { settleFreeShows } from './free-show.ts';
export { publishStages } from './publish-stages.ts';
export { chatIsRunning, chatIsServed } from './running-chat.ts';
export { settleChats } from './settle.ts';
export { settleToys } from './settle-toys.ts';
export { ordersToy, orderToy, toyControlIn } from './toy-orders.ts';
export { publishBillOf } from './toy-runs.ts';
export { settleVoiceCalls } from './voice-call.ts';
