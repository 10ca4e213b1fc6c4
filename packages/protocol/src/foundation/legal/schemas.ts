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
 * @assumed `publishedAt`, from when the version holds, and `changes`, a sentence about what is new in it, in the text's language.
 */
export const legalText = s.object(
  {
    id: s.entityId,
    type: legalTextType,
    product: s.string,
    version: s.string,
    language,
    html: s.string,
    publishedAt: s.instant,
    changes: s.nullable(s.string),
  },
  { id: 'LegalText', description: 'a legal text in one language' },
);

/** A version that is newer than what the guest agreed to. @assumed The documents have a flag only; a guest should see what is new. */
export const legalNotice = s.object(
  {
    type: legalTextType,
    version: s.string,
    publishedAt: s.instant,
    changes: s.nullable(s.string),
  },
  { id: 'LegalNotice', description: 'a legal text that is newer than what the guest agreed to' },
);

/** A file as its name, its media type and its text. */
export const textFile = s.object(
  { name: s.string, mediaType: s.string, text: s.string },
  { id: 'TextFile', description: 'a file; over HTTP the text is the body, and the headers have the rest' },
);

/** A choice about cookies that are not necessary. @spec entity:enum.cookieCategory */
export const cookieChoice = s.enum(['necessary', 'functional', 'analytics', 'all'], {
  id: 'CookieChoice',
  description: 'a choice about cookies: the necessary ones alone, with one more category, or all',
});
