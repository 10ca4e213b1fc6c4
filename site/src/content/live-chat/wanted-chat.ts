import type { ChatOffer } from '@lounge/kit/chat-button-group';
import { pathTo, type Language } from '@lounge/locale';
import { wantedParameter } from '../../foundation/age-check/use-age-check-path.ts';

/** The chats that an address can name. */
type WantedKind = 'voyeurChat' | 'toyControl';

/** Whether an address can name a chat of this kind. */
export const isWantedKind = (kind: string | null): kind is WantedKind => kind === 'voyeurChat' || kind === 'toyControl';

/** Returns the address of a performer's page that asks whether to start a chat of this kind, at its price of that moment. */
export const wantedChatPath = (language: Language, slug: string, kind: WantedKind): string =>
  `${pathTo('performer.overview', language, { actorName: slug })}?${wantedParameter}=${kind}`;

/** Where the age check leads back to: the page asks for what was wanted, where its address can say it. */
export const pathBackTo = (kind: string, slug: string, language: Language, here: string): string =>
  isWantedKind(kind) ? wantedChatPath(language, slug, kind) : here;

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
