import {
  ActorReports,
  ChatHistory,
  FreeChat,
  GuestCamera,
  LiveChat,
  LiveReactions,
  OthersLive,
  ToyRuns,
  VoiceCall,
} from '@lounge/stores/content/live-chat';
import { defineModule } from '../../app/define-module.ts';
import { openedStores } from '../../app/opened-stores.ts';

/** The camera without sound; the browser asks the guest. A page without a secure address has no devices. */
const openCamera = async (): Promise<MediaStream> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new DOMException('There are no devices.', 'NotFoundError');
  return devices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
};

/** The guest's live chat, and what belongs to the performers whose live pages were opened. */
export const { use: useLiveChat, of: liveChatOf } = defineModule({
  key: 'live-chat',
  create: ({ context, token, consent }) => ({
    chat: new LiveChat(context, { hasAnalyticsConsent: consent === 'all' }),
    history: new ChatHistory(context),
    others: new OthersLive(context),
    reports: new ActorReports(context),
    camera: new GuestCamera(context, openCamera),
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
  listen: ({ chat, history, others, reactions, freeChats, toys, calls }, pushSource) =>
    [chat, history, others, reactions, freeChats, toys, calls].forEach((each) => each.listen(pushSource)),
});
