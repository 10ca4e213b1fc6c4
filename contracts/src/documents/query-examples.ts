import type { Service } from '@lounge/protocol';
import { providerOfService } from '../consume/files.ts';
import { httpExamples } from './examples.ts';

/** A request to a GraphQL service and its answer. */
export interface QueryExample {
  readonly summary: string;
  readonly isSuccess: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The whole body of the response. */
  readonly answer: unknown;
}

interface QueryBody {
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The examples of a service's operations by the id of their call, successful ones first. */
export const queryExamples = (service: Service): ReadonlyMap<string, readonly QueryExample[]> =>
  new Map(
    [...httpExamples(providerOfService[service])].map(([call, examples]) => {
      const all = examples.map(({ summary, value: { request, response } }) => {
        const answer = response.body?.content;
        const isSuccess = typeof answer === 'object' && answer !== null && !('errors' in answer);
        return {
          summary,
          isSuccess,
          variables: (request.body?.content as QueryBody | undefined)?.variables ?? {},
          answer,
        };
      });
      return [call, all.toSorted((one, other) => Number(other.isSuccess) - Number(one.isSuccess))];
    }),
  );
