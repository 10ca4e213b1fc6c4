import { missingTokenText, operationText } from '@lounge/protocol';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import { aPublishedLegalText } from '@lounge/mock-api/states';
import { aLegalText } from '@lounge/testing/foundation/legal';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { withoutToken } from '../consume/callers.ts';

// @spec query:legal-texts.list, entity:legalText, entity:enum.legalTextType
test('the newest legal text of a kind is read', () =>
  pactForCall(legalTexts, {
    description: 'a query for the newest imprint',
    states: [aPublishedLegalText(aLegalText())],
    input: { filter: { type: 'IMP', product: 'velvet', language: 'en' }, first: 1, offset: 0 },
    answer: [aLegalText()],
    exact: ['id', 'type', 'product', 'version', 'language', 'html'],
  }));

test('a product without legal texts has an empty list', () =>
  pactForCall(legalTexts, {
    description: 'a query for the legal texts of a product without legal texts',
    input: { filter: { type: null, product: 'nothing-here', language: null } },
    answer: [],
  }));

// @spec error:query-token-missing, rule:query-token-required
test('a query without a token is rejected by the client before sending and by the server', () =>
  pactForCall(
    legalTexts,
    {
      description: 'a query for legal texts without a token',
      caller: withoutToken,
      input: {},
      error: 'needLogin',
      message: missingTokenText,
    },
    async ({ client, transport }) => {
      const result = await client.call(legalTexts, {});
      expect(result).toMatchObject({ ok: false, failure: { kind: 'unready', message: missingTokenText } });
      const answer = await transport.send({
        method: 'POST',
        path: '/vxql',
        query: { language: 'en' },
        headers: {},
        cookies: false,
        body: { query: operationText(legalTexts), variables: {} },
      });
      expect(answer.body).toMatchObject({ data: null, errors: [{ message: missingTokenText }] });
    },
  ));
