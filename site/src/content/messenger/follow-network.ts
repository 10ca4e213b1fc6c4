import type { Outbox } from '@lounge/stores/content/messenger';
import type { Scope } from '@lounge/transport';
// oxlint-disable-next-line no-restricted-imports -- ends with the scope
import { reaction } from 'mobx';

/** Tells the outbox whether there is a network, until the scope ends. */
export const followNetwork = (
  network: { readonly isOnline: boolean },
  outbox: Pick<Outbox, 'setOnline'>,
  scope: Scope,
): void => {
  const options = { fireImmediately: true, signal: scope.signal };
  reaction(
    () => network.isOnline,
    (isOnline) => outbox.setOnline(isOnline),
    options,
  );
};
