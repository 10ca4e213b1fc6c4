import { Presence } from '@lounge/stores/content/actors/presence';
import { Guest } from '@lounge/stores/foundation/guest';
import { PageReloads } from '@lounge/stores/foundation/session';
import { createScope, type Client, type ClientOptions, type Clock, type WebSocketLike } from '@lounge/transport';
import { consentOf } from '../foundation/legal/consent-stores.ts';
import type { Attachment, Stores } from '../shared/stores.ts';
import { restorables, type Restorables, type Snapshots } from '../shared/snapshots.ts';
import { lazySocket } from './lazy-socket.ts';
import type { PageConfig } from '../shared/page-config.ts';

/** Dependencies of the stores. */
export interface Environment {
  readonly config: PageConfig;
  readonly openClient: (options: Omit<ClientOptions, 'transport'>) => Client;
  readonly clock: Clock;
  /** Opens the socket; null where there is none, as on the server. */
  readonly openSocket: (() => WebSocketLike) | null;
  readonly reload: () => void;
  /** Removes what the browser stores for a guest. @default nothing is stored */
  readonly forgetGuest?: (guestId: number) => void;
  readonly report: (message: string) => void;
}

/** The modules that a page has created, and the values that a document carried for the others. */
const attachments = (
  guest: Guest,
  listen: (store: Pick<Attachment, 'listen'>) => unknown,
): Pick<Stores, 'attach' | 'snapshot' | 'restore'> => {
  const attached = new Map<string, Attachment>();
  const guestRestorables = restorables({ guest: guest.data });
  let pending: Snapshots = {};
  const all = (): readonly Restorables[] => [
    guestRestorables,
    ...[...attached.values()].map((each) => each.restorables),
  ];
  return {
    attach: (key, attachment) => {
      if (attached.has(key)) throw new Error(`Two modules are called ${key}.`);
      attached.set(key, attachment);
      attachment.restorables.restore(pending);
      listen(attachment);
    },
    snapshot: () => Object.assign({}, ...all().map((each) => each.snapshot())) as Snapshots,
    restore: (snapshots) => {
      pending = snapshots;
      for (const each of all()) each.restore(snapshots);
    },
  };
};

/** Creates the stores: one set per page in the browser, one per request on the server. */
export const compose = ({
  config,
  openClient,
  clock,
  openSocket,
  reload,
  forgetGuest,
  report,
}: Environment): Stores => {
  const scope = createScope();
  const openedAt = clock.now();
  const identity = () => ({ token: config.token, guestId: config.guestId, language: config.language });
  const socket =
    openSocket === null
      ? null
      : lazySocket({
          identity,
          clock,
          create: async () =>
            (await import('./live.ts')).openLive(stores, {
              open: openSocket,
              clock,
              scope,
              identity,
              since: config.positions,
              onSchemaMismatch: (type, field) =>
                report(`socket message ${type || 'without a type'} does not match its schema at ${field}`),
            }),
        });
  const client = openClient({
    clock,
    identity,
    version: config.version,
    strict: config.strict,
    report: ({ message }) => report(message),
    socket,
  });
  const context: Stores['context'] = {
    scope,
    client,
    clock,
    // Read at each event, as the choice can change on an open page.
    hasAnalyticsConsent: () => consentOf(stores).hasAnalyticsConsent,
  };
  const presence = new Presence(context);
  const guest = new Guest(context);
  const listen = (store: Pick<Attachment, 'listen'>) => socket !== null && store.listen({ scope, clock, socket });
  const { guestId } = config;
  const reloads = new PageReloads(reload, () => guestId !== null && forgetGuest?.(guestId));
  for (const store of [presence, reloads]) listen(store);
  const stores: Stores = {
    renderedAt: config.now,
    currentTime: () => config.now + clock.now() - openedAt,
    scope,
    socket,
    presence,
    guest,
    reloads,
    context,
    guestId,
    token: config.token,
    language: config.language,
    consent: config.consent,
    ...attachments(guest, listen),
  };
  return stores;
};
