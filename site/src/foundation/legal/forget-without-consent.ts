import type { Scope } from '@lounge/transport';
// oxlint-disable-next-line no-restricted-imports -- ends with the scope
import { reaction } from 'mobx';

/** Something that is kept in the browser where the visitor allows it. */
interface Kept {
  readonly isAllowed: boolean;
  clear(): void;
}

/** Forgets something as soon as the visitor does not allow to keep it, until the scope ends. */
export const forgetWithoutConsent = (kept: Kept, scope: Pick<Scope, 'signal'>): void => {
  reaction(
    () => kept.isAllowed,
    (isAllowed) => {
      if (!isAllowed) kept.clear();
    },
    { fireImmediately: true, signal: scope.signal },
  );
};
