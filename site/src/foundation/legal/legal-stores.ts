import { LegalText } from '@lounge/stores/foundation/legal';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import type { LegalPageType } from './legal-paths.ts';

/** The legal texts that were opened on this page. */
export const { of: legalTextsOf, use: useLegalTexts } = defineModule({
  key: 'legal',
  create: ({ context }): Readonly<Record<LegalPageType, LegalText>> => ({
    TOS: new LegalText('TOS', context),
    PP: new LegalText('PP', context),
    GTC: new LegalText('GTC', context),
    TOU: new LegalText('TOU', context),
    IMP: new LegalText('IMP', context),
  }),
  snapshot: (texts) =>
    restorables(Object.fromEntries(Object.values(texts).map(({ type, data }) => [`legal text ${type}`, data]))),
});
