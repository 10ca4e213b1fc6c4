import { queryPath } from './envelope.ts';

/** The GraphQL services. Declared operations name one; its path, documents and checks follow from that. */
export const services = ['vxql', 'feed', 'clash'] as const;

/** A GraphQL service. */
export type Service = (typeof services)[number];

/** The paths of the services. @assumed The documents give no addresses. */
export const servicePaths: Readonly<Record<Service, string>> = {
  vxql: queryPath,
  feed: '/feed-service',
  clash: '/clash-service',
};

/**
 * Whether visitors call a service without a token: the feed, whose answers to them are alike. The others need one always.
 * @spec rule:feed-token-logged-in
 */
export const isOpen = (service: Service): boolean => service === 'feed';

/** The service of a path; undefined where there is none. */
export const serviceAt = (path: string): Service | undefined => services.find((each) => servicePaths[each] === path);
