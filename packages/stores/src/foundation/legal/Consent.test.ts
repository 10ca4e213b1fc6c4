import { consentChoices } from '@lounge/locale';
import { createScope } from '@lounge/transport';
import { expect, test, vi } from 'vitest';
import { Consent } from './Consent.ts';

test.each([
  ['unknown', [false, false]],
  ['necessary', [false, false]],
  ['functional', [true, false]],
  ['analytics', [false, true]],
  ['all', [true, true]],
] as const)('the choice %s allows functional and analytics: %j', (choice, [functional, analytics]) => {
  const consent = new Consent(choice);
  expect([consent.allows('functional'), consent.allows('analytics')]).toEqual([functional, analytics]);
  expect(consentChoices).toContain(choice);
  expect(consent.choose({ functional, analytics })).toBe(choice === 'unknown' ? 'necessary' : choice);
});

test('a choice counts at once in the visitor’s other pages, until they end', async () => {
  const [here, there, gone] = [createScope(), createScope(), createScope()];
  const pages = [new Consent('all'), new Consent('all'), new Consent('all')] as const;
  [here, there, gone].forEach((scope, at) => pages[at]?.connect(new BroadcastChannel('test of consent'), scope));
  gone.end();
  pages[0].choose({ functional: true, analytics: false });
  await vi.waitFor(() => expect(pages[1].choice).toBe('functional'));
  expect(pages.map(({ choice }) => choice)).toEqual(['functional', 'functional', 'all']);
  pages[1].choose({ functional: false, analytics: false });
  await vi.waitFor(() => expect(pages[0].choice).toBe('necessary'));
  here.end();
  there.end();
});
