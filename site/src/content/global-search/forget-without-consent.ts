import type { LastSearches } from '@lounge/stores/content/global-search';
import type { Scope } from '@lounge/transport';
// oxlint-disable-next-line no-restricted-imports -- ends with the scope
import { reaction } from 'mobx';

/** Forgets the last searches as soon as the visitor does not allow to keep them, until the scope ends. */
export const forgetWithoutConsent = (
  lastSearches: Pick<LastSearches, 'isAllowed' | 'clear'>,
  scope: Pick<Scope, 'signal'>,
): void => {
  reaction(
    () => lastSearches.isAllowed,
    (isAllowed) => {
      if (!isAllowed) lastSearches.clear();
    },
    { fireImmediately: true, signal: scope.signal },
  );
};
