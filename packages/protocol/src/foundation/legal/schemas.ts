import * as s from '../../schema/s.ts';
import { language } from '../../schema/common.ts';

/**
 * Kinds of legal text.
 * @spec entity:enum.legalTextType
 * @assumed TOS terms of service, PP privacy policy, GTC general terms, TOU terms of use, IMP imprint.
 */
export const legalTextType = s.enum(['TOS', 'PP', 'GTC', 'TOU', 'IMP'], {
  id: 'LegalTextType',
  description: 'a kind of legal text',
});

/**
 * A legal text in one language.
 * @spec entity:legalText
 */
export const legalText = s.object(
  {
    id: s.entityId,
    type: legalTextType,
    product: s.string,
    version: s.string,
    language,
    html: s.string,
  },
  { id: 'LegalText', description: 'a legal text in one language' },
);
