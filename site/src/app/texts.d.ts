import type { Language } from '@lounge/locale';
import type { IntlConfig } from 'react-intl';
type Messages = NonNullable<IntlConfig['messages']>;
/** The parsed texts of one language, the kit's and the site's; no other language is fetched. */
export declare const loadMessages: (language: Language) => Promise<Messages>;
export {};
//# sourceMappingURL=texts.d.ts.map
