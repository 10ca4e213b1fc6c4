import { missingTokenText, operationText } from '@lounge/protocol';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import { aPublishedLegalText } from '@lounge/mock-api/states';
import { aLegalText } from '@lounge/workbench/foundation/legal';
import { expect, test } from 'vitest';
import { agreeOn } from '../consume/agree-on.ts';
import { nobody } from '../consume/visitors.ts';

// @spec query:legal-texts.list, entity:legalText, entity:enum.legalTextType
test('the newest legal text of a kind is read', () =>
  agreeOn(legalTexts, {
    says: 'a query for the newest imprint',
    given: [aPublishedLegalText(aLegalText())],
    input: { filter: { type: 'IMP', product: 'velvet', language: 'en' }, first: 1, offset: 0 },
    answer: [aLegalText()],
    exact: ['id', 'type', 'product', 'version', 'language', 'html'],
  }));

test('no text of a product is an empty list', () =>
  agreeOn(legalTexts, {
    says: 'a query for the legal texts of a product that has none',
    input: { filter: { type: null, product: 'nothing-here', language: null } },
    answer: [],
  }));

// @spec error:query-token-missing, rule:query-token-required
test('a query without a token is refused by the client before sending and by the server on arrival', () =>
  agreeOn(
    legalTexts,
    { says: 'a query without a token', as: nobody, input: {}, refusal: 'needLogin', message: missingTokenText },
    async ({ client, carrier }) => {
      const result = await client.call(legalTexts, {});
      expect(result).toMatchObject({ ok: false, failure: { kind: 'unready', message: missingTokenText } });
      const answer = await carrier.send({
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
