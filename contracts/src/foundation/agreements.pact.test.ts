import { aPublishedLegalText, guestChoseOften, newLegalText } from '@lounge/mock-api/states';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import {
  closeAgbAndDataProtection,
  closeDataProtection,
  downloadLegalText,
  recordCookieChoice,
} from '@lounge/protocol/foundation/legal';
import { guestData } from '@lounge/testing/foundation/guest';
import { aLegalText } from '@lounge/testing/foundation/legal';
import { test } from 'vitest';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const changes = 'More rights for guests.';
const newPrivacy = newLegalText({ type: 'PP', version: '2.0', changes });
const newTerms = newLegalText({ type: 'TOS', version: '3.0', changes });

test('the initial data of a guest names a text that is new', () =>
  pactForCall(guestInitData, {
    description: 'a query for the initial data of a guest to whom a text is new',
    states: [newTerms, newPrivacy],
    caller: guest,
    input: {},
    answer: guestData({
      showDataProtection: true,
      balance: { value: 0, currency: 'VXC' },
      balanceFormatted: '0',
      legalNotices: [
        { type: 'TOS', version: '3.0', publishedAt: '2026-11-20T19:00:00.000Z', changes },
        { type: 'PP', version: '2.0', publishedAt: '2026-11-20T19:00:00.000Z', changes },
      ],
    }),
    exact: ['showDataProtection', 'legalNotices.type', 'legalNotices.version', 'legalNotices.changes'],
  }));

// @spec rest:guest.data-protection.close
test('a guest accepts a new data protection text', () =>
  pactForCall(closeDataProtection, {
    description: 'a guest accepts the data protection text',
    states: [newPrivacy],
    caller: guest,
    input: { accepted: true, versions: [{ type: 'PP', version: '2.0' }] },
    answer: { success: true },
    exact: ['success'],
  }));

test('a guest whose session has ended accepts nothing', () =>
  pactForCall(closeDataProtection, {
    description: 'somebody whose session has ended accepts the data protection text',
    caller: expiredGuest,
    input: { accepted: true },
    error: 'needLogin',
  }));

// @spec rest:guest.agb-and-data-protection.close
test('a guest rejects new terms', () =>
  pactForCall(closeAgbAndDataProtection, {
    description: 'a guest rejects new terms',
    states: [newTerms],
    caller: guest,
    input: { accepted: false, versions: [{ type: 'TOS', version: '3.0' }] },
    answer: { success: true },
    exact: ['success'],
  }));

test('new terms are accepted with a log-in only', () =>
  pactForCall(closeAgbAndDataProtection, {
    description: 'somebody whose session has ended accepts new terms',
    caller: expiredGuest,
    input: { accepted: true },
    error: 'needLogin',
  }));

// @spec rest:asset.legal-text.download
test('anybody downloads a legal text as a file', () =>
  pactForCall(downloadLegalText, {
    description: 'a request for the file of a legal text',
    states: [aPublishedLegalText(aLegalText())],
    input: { legalTextId: 9001 },
    answer: {
      name: 'velvet-imprint-9.0-en.html',
      mediaType: 'text/html',
      text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width">
<title>velvet, 9.0, 2026-11-01</title>
</head>
<body>
<h1>Imprint</h1><p>A sample text that binds nobody.</p>
<p>velvet, 9.0, 2026-11-01</p>
</body>
</html>
`,
    },
  }));

test('a legal text that does not exist has no file', () =>
  pactForCall(downloadLegalText, {
    description: 'a request for the file of an unknown legal text',
    input: { legalTextId: 99_999 },
    error: 'unknown',
  }));

test('a visitor’s choice about cookies is recorded', () =>
  pactForCall(recordCookieChoice, {
    description: 'a visitor allows functional cookies',
    input: { choice: 'functional' },
    answer: { receipt: '00c0ffee00c0ffee', at: '2026-11-20T19:00:00.000Z' },
  }));

test('a choice that comes too often is not stored', () =>
  pactForCall(recordCookieChoice, {
    description: 'a choice about cookies of a guest who has chosen all day',
    states: [guestChoseOften({ guestId: 7 })],
    caller: guest,
    input: { choice: 'functional' },
    error: 'tooMany',
  }));
