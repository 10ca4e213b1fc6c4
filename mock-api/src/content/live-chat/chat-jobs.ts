import { settleFreeShows } from './free-show.ts';
import { publishStages } from './publish-stages.ts';
import { settleToys } from './settle-toys.ts';
import { settleChats } from './settle.ts';
import { settleVoiceCalls } from './voice-call.ts';

/** The scheduled jobs of live chats, in their order; each is due about once a second. */
export const chatJobs = [settleChats, settleToys, settleFreeShows, settleVoiceCalls, publishStages] as const;
