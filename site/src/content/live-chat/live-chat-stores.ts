import type { PayloadOf } from '@lounge/protocol';
import { chatEnd } from '@lounge/protocol/content/live-chat';
import { storedTextOf } from '@lounge/stores';
import {
  ActorReports,
  ChatHistory,
  FreeChat,
  GuestCamera,
  LiveChat,
  LiveReactions,
  OthersLive,
  TextChats,
  ToyRuns,
  VoiceCall,
  keepShownBill,
} from '@lounge/stores/content/live-chat';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { followPageHide } from '../../shared/follow-visibility.ts';
import { pageStorage } from '../../shared/page-storage.ts';
import { restorables } from '../../shared/snapshots.ts';
import { pageId } from './page-id.ts';

/** The camera without sound; the browser asks the guest. A page without a secure address has no devices. */
const openCamera = async (): Promise<MediaStream> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new DOMException('There are no devices.', 'NotFoundError');
  return devices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
};

/** The chat whose bill this page shows, so that it is there after the page was loaded again. */
const shownBill = storedTextOf(pageStorage, 'chat-bill');

/** The guest's live chat, and what belongs to the performers whose live pages were opened. */
export const { use: useLiveChat, of: liveChatOf } = defineModule({
  key: 'live-chat',
  create: (stores) => ({
    guest: stores.guest,
    chat: new LiveChat(stores.context, {
      pageId: pageId(),
      shownBill,
    }),
    history: new ChatHistory(stores.context),
    textChats: new TextChats(stores.context),
    others: new OthersLive(stores.context),
    reports: new ActorReports(stores.context),
    camera: new GuestCamera(stores.context, openCamera),
    reactions: openedStores(
      (actorId) => new LiveReactions(actorId, stores.context),
      () => ({}),
    ),
    freeChats: openedStores(
      (actorId) => new FreeChat(actorId, stores.context),
      ({ data }) => ({ data }),
    ),
    toys: openedStores(
      (actorId) => new ToyRuns(actorId, stores.context),
      () => ({}),
    ),
    calls: openedStores(
      (actorId) => new VoiceCall(actorId, stores.context, () => stores.token),
      () => ({}),
    ),
  }),
  listen: ({ guest, chat, history, textChats, others, reactions, freeChats, toys, calls }, pushSource) => {
    // The offer of a first chat ends with it.
    const handleEnd = ({ bill }: PayloadOf<typeof chatEnd>): void =>
      void (bill.kind === 'conversionChat' && guest.data.refresh());
    pushSource.scope.onEnd(pushSource.socket.on(chatEnd, handleEnd));
    [chat, history, textChats, others, reactions, freeChats, toys, calls].forEach((each) => each.listen(pushSource));
    keepShownBill(chat, shownBill, pushSource.scope);
    pushSource.scope.onEnd(followPageHide(chat.onPageHidden));
  },
  snapshot: ({ history }) => restorables({ 'chat history': history.list, 'video chat time': history.time }),
});
