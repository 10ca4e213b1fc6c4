import { entityId, named, oneOf, text } from '../../vocabulary/shapes.ts';
import { language } from '../../vocabulary/words.ts';

/**
 * Kinds of legal text.
 * @spec entity:enum.legalTextType
 * @assumed TOS terms of service, PP privacy policy, GTC general terms, TOU terms of use, IMP imprint.
 */
export const legalTextType = oneOf('LegalTextType', 'a kind of legal text', ['TOS', 'PP', 'GTC', 'TOU', 'IMP']);

/**
 * A legal text in one language.
 * @spec entity:legalText
 */
export const legalText = named('LegalText', 'a legal text in one language', {
  id: entityId,
  type: legalTextType,
  product: text,
  version: text,
  language,
  html: text,
});
