import { describe, describeValues } from '../../declare/describe.ts';
import { legalTexts } from './queries.ts';
import { closeAgbAndDataProtection, closeDataProtection, downloadLegalText, recordCookieChoice } from './rest.ts';
import { legalNotice, legalText, textFile, legalTextType, cookieChoice } from './schemas.ts';

const type = 'TOS terms of service, PP privacy policy, GTC general terms, TOU terms of use, IMP imprint';
const version = 'the name of the version; a newer one asks guests anew';
const publishedAt = 'from when this version holds';
const changes = 'what is new in it, as text in its language; null in a first version';
const shown =
  'the versions that the guest was shown; only about these is the answer stored; the newest ones if left out';
const accepted = 'whether the guest agrees';
const success = 'false if a shown version does not hold any more: nothing is stored then';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(legalText, {
    id: 'for `downloadLegalText`',
    type,
    product: 'the brand of the site whose text it is',
    version,
    language: 'that it is written in',
    html: 'the text as HTML without scripts and styles',
    publishedAt,
    changes,
  }),
  describe(legalNotice, { type, version, publishedAt, changes }),
  describe(textFile, {
    name: 'for saving it; over HTTP in `Content-Disposition`',
    mediaType: 'over HTTP in `Content-Type`',
    text: 'the content; over HTTP the body',
  }),
  describe(legalTexts.input, {
    filter: [
      'which texts; all if left out',
      {
        type: 'only this kind; null for all',
        product: 'only texts of this brand; null for all',
        language: 'only texts in this language; null for all',
      },
    ],
    first: 'how many, at most 500; 30 if left out',
    offset: 'texts to skip, 0 if left out',
  }),
  describe(closeDataProtection.input, { accepted, versions: [shown, { type, version }] }),
  describe(closeDataProtection.answer, { success }),
  describe(closeAgbAndDataProtection.input, { accepted, versions: shown }),
  describe(closeAgbAndDataProtection.answer, { success }),
  describe(downloadLegalText.input, { legalTextId: 'a text from `legalTexts`' }),
  describe(recordCookieChoice.input, { choice: 'the necessary cookies alone, with one more category, or all' }),
  describe(recordCookieChoice.answer, {
    receipt: 'names the record, for a visitor who asks for a proof',
    at: 'when it was stored, by the server’s clock',
  }),
  describeValues(legalTextType, {
    TOS: 'terms of service',
    PP: 'privacy policy',
    GTC: 'general terms and conditions',
    TOU: 'terms of use',
    IMP: 'imprint',
  }),
  describeValues(cookieChoice, {
    necessary: 'the necessary ones alone',
    functional: 'with those of functions',
    analytics: 'with those of analytics',
  }),
].flat();
