import type { ActorData } from '@lounge/stores/content/actors';
import type { ChatRequest } from '@lounge/stores/content/live-chat';

/** Price of a kind of chat per minute with a performer, in hundredths, as the page shows it; null if its time costs nothing. */
export const priceOfKind = ({ prices }: ActorData, kind: ChatRequest['kind'], withCamera: boolean): number | null => {
  switch (kind) {
    case 'videoChat':
      return withCamera ? prices.singlec2c : prices.video;
    case 'voyeurChat':
      return prices.voyeur;
    case 'toyControl':
      return prices.toyControl;
    case 'voiceCall':
      return prices.voiceCall;
    default:
      return null;
  }
};
