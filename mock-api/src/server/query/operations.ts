import {
  definitionOf,
  operationText,
  parse as parseInput,
  services,
  unwrap,
  type QueryCall,
  type Schema,
  type Service,
} from '@lounge/protocol';
import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { HandledCall } from '../../dispatch/handler.ts';
import { runCall, type RunOptions } from '../../dispatch/run-call.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import { weights } from '../http/request-limit.ts';
import { weightOfCall } from '../http/call-weight.ts';
import { bounds, withinBounds } from './limits.ts';
import { weightOfDocument } from './weight-of-document.ts';
import { createSchema } from './create-schema.ts';

/** The context of resolvers. */
export interface QueryContext {
  readonly caller: Caller;
  readonly world: WorldParts;
  /** Unexpected errors of this request, for the log. */
  readonly causes: unknown[];
  /** Resolves when the next call may begin; undefined where it may at once. @default none waits */
  readonly turn?: () => Promise<void> | undefined;
}

/** A request of GraphQL over HTTP. */
export interface QueryRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** A declared operation, ready to run. */
export interface Plan {
  run(context: QueryContext, variables: Readonly<Record<string, unknown>>): ExecutionResult | Promise<ExecutionResult>;
}

/** Prepares the text of a declared operation. */
export type PlanOf = (schema: GraphQLSchema, text: string) => Plan;

/** Plans that interpret their operations, as other operations are; they need neither `eval` nor Node. */
export const interpreted: PlanOf = (schema, text) => {
  const document = parse(text);
  return { run: (contextValue, variableValues) => execute({ schema, document, variableValues, contextValue }) };
};

const maxDocuments = 500;

/** Maps arguments to a declared input. GraphQL treats null and absence alike; declared inputs have null only where it is a value. */
const toDeclaredInput = (schema: Schema, value: unknown): unknown => {
  const definition = definitionOf(unwrap(schema).bare);
  if (definition.type === 'array' && Array.isArray(value))
    return value.map((each) => toDeclaredInput(definition.element, each));
  if (definition.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const input = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(definition.fields).flatMap(([name, field]): [string, unknown][] => {
    if (input[name] !== null && input[name] !== undefined) return [[name, toDeclaredInput(field, input[name])]];
    return field.type === 'nullable' ? [[name, null]] : [];
  });
  return Object.fromEntries(fields);
};

const error = (code: string, field: string | null, requestId: string): GraphQLError =>
  new GraphQLError(code, { extensions: { code, field, requestId } });

const resolver =
  (handled: ReadonlyMap<QueryCall, HandledCall>, options: RunOptions) =>
  async (call: QueryCall, args: Readonly<Record<string, unknown>>, context: unknown): Promise<unknown> => {
    const { caller, world, causes, turn } = context as QueryContext;
    const input = parseInput(call.input, toDeclaredInput(call.input, args));
    if (!input.ok) throw error('malformed', input.field, caller.requestId);
    const handledCall = handled.get(call);
    if (handledCall === undefined) throw error('unknown', null, caller.requestId);
    const waiting = turn?.();
    if (waiting !== undefined) await waiting;
    const outcome = await runCall(handledCall, input.value, caller, options, world);
    if (outcome.ok) return outcome.answer;
    if (outcome.cause !== undefined) causes.push(outcome.cause);
    throw error(outcome.code, outcome.field, caller.requestId);
  };

/** The services that have operations. */
export const servicesOf = (handlers: readonly HandledCall[]): readonly Service[] =>
  services.filter((service) => handlers.some(({ call }) => call.kind === 'query' && call.service === service));

/** Runs operations of a GraphQL service: declared ones by their plans, others interpreted within limits. */
export const queryOperations = (
  service: Service,
  handlers: readonly HandledCall[],
  options: RunOptions & { development: boolean },
  planOf: PlanOf,
) => {
  const handled = new Map<QueryCall, HandledCall>();
  for (const each of handlers)
    if (each.call.kind === 'query' && each.call.service === service) handled.set(each.call, each);
  const schema: GraphQLSchema = createSchema([...handled.keys()], resolver(handled, options));
  const rules = options.development ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  // A suggestion lists what introspection does not.
  const hideSuggestions = !options.development;
  const declared = new Map<string, Plan | null>([...handled.keys()].map((call) => [operationText(call), null]));
  const others = new Map<string, DocumentNode>();

  const documentOf = (text: string): DocumentNode => {
    const cached = others.get(text);
    if (cached !== undefined) return cached;
    const document = parse(text, { maxTokens: bounds.tokens });
    const first = validate(schema, document, rules, { maxErrors: 5, hideSuggestions })[0];
    if (first !== undefined) throw first;
    withinBounds(schema, document);
    if (others.size >= maxDocuments) others.delete(others.keys().next().value ?? '');
    others.set(text, document);
    return document;
  };

  const answer = async (request: QueryRequest, context: QueryContext): Promise<ExecutionResult> => {
    const variables = request.variables ?? {};
    let plan = declared.get(request.query);
    if (plan === null) declared.set(request.query, (plan = planOf(schema, request.query)));
    if (plan !== undefined) return plan.run(context, variables);
    try {
      const document = documentOf(request.query);
      const { operationName } = request;
      const variableValues = variables;
      return await execute({ schema, document, variableValues, contextValue: context, operationName, hideSuggestions });
    } catch (error) {
      if (error instanceof GraphQLError) return { data: null, errors: [error] };
      throw error;
    }
  };
  const calls = new Map([...handled.keys()].map((call) => [call.name, call]));
  const texts = new Map([...handled.keys()].map((call) => [operationText(call), call]));

  /** The weight of a request in reads, before it runs: that of its call, or of all the calls that its document names. */
  const weightOf = ({ query, variables }: QueryRequest): number => {
    const call = texts.get(query);
    if (call !== undefined) return weightOfCall(call.id, variables ?? {});
    try {
      return weightOfDocument(documentOf(query), variables ?? {}, calls);
    } catch {
      // It is rejected before anything runs.
      return weights.request;
    }
  };
  return { schema, answer, weightOf };
};
