import { ChatHistory, FreeChat, LiveChat, LiveReactions, ToyRuns, VoiceCall } from '@lounge/stores/content/live-chat';
import { defineModule } from '../../app/define-module.ts';
import { openedStores } from '../../app/opened-stores.ts';

/** The guest's live chat, and what belongs to the performers whose live pages were opened. */
export const { use: useLiveChat, of: liveChatOf } = defineModule({
  key: 'live-chat',
  create: ({ context, token, consent }) => ({
    chat: new LiveChat(context, { hasAnalyticsConsent: consent === 'all' }),
    history: new ChatHistory(context),
    reactions: openedStores(
      (actorId) => new LiveReactions(actorId, context),
      () => ({}),
    ),
    freeChats: openedStores(
      (actorId) => new FreeChat(actorId, context),
      ({ data }) => ({ data }),
    ),
    toys: openedStores(
      (actorId) => new ToyRuns(actorId, context),
      () => ({}),
    ),
    calls: openedStores(
      (actorId) => new VoiceCall(actorId, context, () => token),
      () => ({}),
    ),
  }),
  listen: (module, pushSource) => Object.values(module).forEach((each) => each.listen(pushSource)),
});
