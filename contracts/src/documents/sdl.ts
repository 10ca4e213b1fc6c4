import { createSchema } from '@lounge/mock-api/server';
import type { FailureCode, QueryCall, Schema } from '@lounge/protocol';
import { descriptionOf, valueTextsOf } from '@lounge/protocol/descriptions';
import { queryCalls } from '@lounge/protocol/registry';
import { printSchema } from 'graphql';
import { queryExamples, type QueryExample } from './query-examples.ts';
import { pushSentence } from './call-description.ts';
import { orderText, queryOrder } from './failure-order.ts';
import { notesOf } from './notes.ts';
import { pagesText } from './pages-text.ts';

/** The mutations that repeat their answer for a repeated key. */
const idempotent = queryCalls.filter(({ failures }) => failures.includes('keyReused')).map(({ name }) => name);

const introduction = `The query service at /vxql: GraphQL by POST with query and variables. Every request carries
"Authorization: Bearer"; without it the error is "Missing Vxql-Token". A rejected operation has status 200, data null and
errors[0].extensions {code, field, requestId}. Until the operation is known, failures other than needLogin have the status and the
body of REST. Any operation can fail with malformed, needLogin, tooMany, failed and unavailable, a mutation with foreignOrigin, too.
An Idempotency-Key is never required here; with one, ${idempotent.join(', ')} are performed once.`;

/** The failures of an operation. */
const failuresOfQuery = ({ failures }: QueryCall): readonly FailureCode[] => [
  ...new Set<FailureCode>(['malformed', 'needLogin', ...failures]),
];

const comment = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '#' : `# ${line}`))
    .join('\n');

const exampleText = (example: QueryExample | undefined): readonly string[] =>
  example === undefined
    ? []
    : [`Example variables: ${JSON.stringify(example.variables)}`, `Example answer: ${JSON.stringify(example.answer)}`];

const callText = (call: QueryCall, examples: readonly QueryExample[]): string => {
  const { assumed } = notesOf(call.id);
  return [
    call.purpose,
    `Failures: ${failuresOfQuery(call).join(', ')}.`,
    ...pushSentence(call),
    ...(assumed === null ? [] : [`Assumed: ${assumed}`]),
    ...exampleText(examples.find(({ isSuccess }) => isSuccess)),
  ].join('\n\n');
};

/** The query service as GraphQL SDL. */
export const sdl = (): string => {
  const examples = queryExamples();
  const texts = {
    field: descriptionOf,
    value: (of: Schema, value: string) => valueTextsOf(of)[value] ?? null,
    call: (call: QueryCall) => callText(call, examples.get(call.id) ?? []),
  };
  const resolve = () => Promise.reject(new Error('This schema is only printed.'));
  const header = comment(`${introduction}\n\n${pagesText}\n\n${orderText(queryOrder)}`);
  return `${header}\n\n${printSchema(createSchema(queryCalls, resolve, texts))}\n`;
};
