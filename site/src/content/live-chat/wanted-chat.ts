import type { ChatOffer } from '@lounge/kit/chat-button-group';

/** Text of a page about a chat that the guest wants. */
export type WantedChat = 'startable' | 'needCoins' | 'needAgeCheck' | 'nobodyInChat' | 'notPossible';

/** Returns what the page says about a wanted chat; null if it is the guest's own chat, whose button says more. */
export const wantedChatOf = ({ state, obstacle }: Pick<ChatOffer, 'state' | 'obstacle'>): WantedChat | null => {
  switch (state) {
    case 'starting':
    case 'running':
      return null;
    case 'needCoins':
    case 'needAgeCheck':
      return state;
    case 'unavailable':
      return obstacle === 'nobodyInChat' ? 'nobodyInChat' : 'notPossible';
    default:
      return 'startable';
  }
};
