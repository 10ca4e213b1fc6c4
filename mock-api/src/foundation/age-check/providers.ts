import { paymentWindowPath } from '@lounge/locale';
import type { AgeCheckProvider } from './provider.ts';

/** The simulated provider that looks at identity cards: a form in the window, whose answer may take its time. */
export const identityProvider: AgeCheckProvider = { id: 'identity', start: async () => ({ kind: 'form' }) };

/** The simulated provider that asks the guest's bank: a page of its own, which leads back. */
export const bankProvider: AgeCheckProvider = {
  id: 'bank',
  start: async ({ checkId, language }) => ({
    kind: 'redirect',
    url: `${paymentWindowPath(language, 'age-check')}?way=bank&check=${encodeURIComponent(checkId)}`,
  }),
};

/** The providers of this server. */
export const ageCheckProviders: readonly AgeCheckProvider[] = [identityProvider, bankProvider];
