import { pathTo, type Language } from '@lounge/locale';
import { wantedParameter } from './use-age-check-path.ts';

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
