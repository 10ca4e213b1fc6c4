import { services, type Service } from '@lounge/protocol';
import { queryCalls } from '@lounge/protocol/registry';

/** The GraphQL services that have declared operations. */
export const declaredServices: readonly Service[] = services.filter((service) =>
  queryCalls.some((call) => call.service === service),
);

/** The file of a service's operations. */
export const operationsFile = (service: Service): string =>
  service === 'vxql' ? 'operations.graphql' : `${service}-operations.graphql`;
