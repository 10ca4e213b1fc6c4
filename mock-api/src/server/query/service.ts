import { parse } from 'graphql';
import { compileQuery } from 'graphql-jit';
import type { Service } from '@lounge/protocol';
import type { HandledCall } from '../../dispatch/handler.ts';
import type { RunOptions } from '../../dispatch/run-call.ts';
import { queryOperations, type PlanOf } from './operations.ts';

const compiled: PlanOf = (schema, text) => {
  // Handlers answer with the values of the wire, so that leaves need no conversion; whether they match is checked as for all calls.
  const plan = compileQuery(schema, parse(text), undefined, { disableLeafSerialization: true });
  if (!('query' in plan)) throw new Error(`a declared operation does not compile: ${text}`);
  return { run: (context, variables) => plan.query(undefined, context, variables) };
};

/** A GraphQL service: compiles declared operations, and interprets others within limits. */
export const queryService = (
  service: Service,
  handlers: readonly HandledCall[],
  options: RunOptions & { development: boolean },
) => queryOperations(service, handlers, options, compiled);

/** The query service with the options of production, without HTTP; for server rendering and benchmarks. */
export const queryServiceOf = (handlers: readonly HandledCall[]) =>
  queryService('vxql', handlers, { parseAnswers: false, development: false });
