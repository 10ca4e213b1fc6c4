export { chatJobs } from './chat-jobs.ts';
export { deliveryTermsOf, mayHandOut } from './delivery.ts';
export { settleFreeShows } from './free-show.ts';
export { previewSecondsFor } from './preview.ts';
export { publishStages } from './publish-stages.ts';
export { chatIsRunning, chatIsServed } from './running-chat.ts';
export { settleChats } from './settle.ts';
export { settleToys } from './settle-toys.ts';
export { settleVoiceCalls } from './voice-call.ts';
