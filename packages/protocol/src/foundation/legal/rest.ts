import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { cookieChoice, legalTextType, textFile } from './schemas.ts';

/**
 * The versions that the guest was shown; the server stores an answer about these alone, so that nobody agrees to what appeared meanwhile.
 */
const shownVersions = s.optional(s.array(s.object({ type: legalTextType, version: s.boundedString(20) })));

/**
 * Answers the notice of a new data protection text, stored with its version and time. `success` is false if a shown version does not hold
 * any more: nothing is stored about it.
 * @spec rest:guest.data-protection.close, rule:close-data-protection-login
 * @assumed Path, method and answer; `versions`, which are the newest ones where they are absent; a locked guest may answer.
 */
export const closeDataProtection = post('foundation/legal/closeDataProtection', {
  path: '/rest/v1/guest/closeDataProtection',
  needs: 'guest',
  input: s.object({ accepted: s.boolean, versions: shownVersions }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Accepts or rejects a new data protection text.',
});

/**
 * Answers the notice of new terms, and of a new data protection text with them.
 * @spec rest:guest.agb-and-data-protection.close, rule:close-terms-login
 * @assumed Path, method and answer; the terms are terms of service, general terms and terms of use.
 */
export const closeAgbAndDataProtection = post('foundation/legal/closeAgbAndDataProtection', {
  path: '/rest/v1/guest/closeAgbAndDataProtection',
  needs: 'guest',
  input: s.object({ accepted: s.boolean, versions: shownVersions }),
  answer: s.object({ success: s.boolean }),
  failures: ['needLogin'],
  forbiddenBy: [],
  purpose: 'Accepts or rejects new terms and a new data protection text.',
});

/**
 * A legal text as a file, for anybody.
 * @spec rest:asset.legal-text.download, state:legal-text-download
 * @assumed A page in HTML that can be read and printed without the site; its name has product, type, version and language.
 */
export const downloadLegalText = read('foundation/legal/downloadLegalText', {
  path: '/rest/v1/asset/legal-text/download/{legalTextId}',
  input: s.object({ legalTextId: s.entityId }),
  answer: textFile,
  isFile: true,
  failures: ['unknown'],
  purpose: 'Downloads a legal text.',
});

/**
 * Records a visitor's choice about cookies, as a proof of consent; the receipt names the record. `tooMany` is the answer where enough are
 * stored for the day; the choice holds all the same.
 * @assumed The documents name no call; who asks for consent must be able to show that it was given.
 */
export const recordCookieChoice = post('foundation/legal/recordCookieChoice', {
  path: '/rest/v1/legal/recordCookieChoice',
  input: s.object({ choice: cookieChoice }),
  answer: s.object({ receipt: s.string, at: s.instant }),
  failures: ['tooMany'],
  forbiddenBy: [],
  purpose: 'Records a visitor’s choice about cookies.',
});
