import {
  defOf,
  failureCodes,
  failureStatus,
  named,
  oneOf,
  orNull,
  pathParameters,
  peel,
  shape,
  text,
  type FailureCode,
  type RestCall,
  type Shape,
} from '@lounge/protocol';
import { restCalls } from '@lounge/protocol/registry';
import { roomOf } from '../report/coverage.ts';
import { describedBy, notesOf } from './notes.ts';
import { SchemaBook, type Schema } from './SchemaBook.ts';

const code = oneOf('FailureCode', 'a named failure', [...failureCodes] as ['malformed', ...string[]]);
const failure = named('Failure', 'a call that was refused or failed; requestId is what a guest may quote', {
  error: shape({ code, field: orNull(text), requestId: text }),
});

/** What any call may be refused for, and what any change may be refused for besides. */
const always: readonly FailureCode[] = ['malformed', 'needLogin', 'tooMany', 'failed'];
const ofChanges: readonly FailureCode[] = ['foreignOrigin', 'tooLarge', 'wrongType'];

const json = (schema: Schema) => ({ 'application/json': { schema } });

const isPlain = (of: Shape): boolean => !['object', 'array', 'record', 'union'].includes(defOf(peel(of).bare).type);

const fieldsOf = ({ input }: RestCall): readonly (readonly [string, Shape])[] =>
  Object.entries(defOf(input).shape ?? {});

const parameter = (name: string, where: 'path' | 'query', of: Shape, book: SchemaBook) => ({
  name,
  in: where,
  required: where === 'path' || defOf(of).type !== 'optional',
  ...(isPlain(of) ? { schema: book.schemaOf(of) } : { content: json(book.schemaOf(of)) }),
});

const parametersOf = (call: RestCall, book: SchemaBook) => {
  const inPath = new Set(pathParameters(call.path));
  const fields = fieldsOf(call).filter(([name]) => inPath.has(name) || call.method === 'GET');
  const shared = ['language', 'ver', ...(call.keyed ? ['idempotencyKey'] : [])];
  return [
    ...fields.map(([name, of]) => parameter(name, inPath.has(name) ? 'path' : 'query', of, book)),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
};

const bodyOf = (call: RestCall, book: SchemaBook): object => {
  if (call.method === 'GET') return {};
  if (call.fileOf !== null) {
    const file = {
      '*/*': { schema: { type: 'string', format: 'binary', maxLength: call.fileOf } },
    };
    return { requestBody: { required: true, content: file } };
  }
  const inPath = new Set(pathParameters(call.path));
  const fields = fieldsOf(call).filter(([name]) => !inPath.has(name));
  return { requestBody: { required: true, content: json(book.schemaOf(shape(Object.fromEntries(fields)))) } };
};

const failuresOf = (call: RestCall, book: SchemaBook): Readonly<Record<string, unknown>> => {
  const codes = [...always, ...(call.changes ? ofChanges : []), ...call.failures];
  const byStatus = Map.groupBy([...new Set(codes)], (each) => failureStatus[each]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, each]) => [status, { description: each.join(', '), content: json(book.schemaOf(failure)) }]),
  );
};

/** The header is accepted everywhere, the query parameter where nothing changes. */
const securityOf = ({ needs, changes }: RestCall): readonly object[] => [
  ...(needs === 'anyone' ? [{}] : []),
  { bearer: [] },
  ...(changes ? [] : [{ accessToken: [] }]),
];

const operationOf = (call: RestCall, book: SchemaBook) => {
  const room = roomOf(call.id);
  const notes = notesOf(call.id);
  return {
    operationId: call.id.slice(room.length + 1),
    tags: [room],
    summary: call.purpose,
    ...describedBy(notes),
    ...(notes.spec.length === 0 ? {} : { 'x-spec': notes.spec }),
    parameters: parametersOf(call, book),
    ...bodyOf(call, book),
    security: securityOf(call),
    responses: {
      200: { description: 'the answer', content: json(book.schemaOf(call.answer)) },
      ...failuresOf(call, book),
    },
  };
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'the same key makes a repeated change count once',
  schema: { type: 'string' },
};

const sharedParameters = (book: SchemaBook) => ({
  language: {
    name: 'language',
    in: 'query',
    description: 'the interface language',
    required: true,
    schema: book.schemaOf(oneOf('InterfaceLanguage', 'an interface language', ['de', 'en', 'nl', 'es'])),
  },
  ver: {
    name: 'ver',
    in: 'query',
    description: 'the client’s build, a cache tag that servers ignore',
    schema: { type: 'string' },
  },
  ...(restCalls.some(({ keyed }) => keyed) ? { idempotencyKey } : {}),
});

/** The REST API as an OpenAPI 3.1 document. */
export const openApi = (version: string): object => {
  const book = new SchemaBook('draft-2020-12', '#/components/schemas/');
  const paths = Map.groupBy(restCalls, ({ path }) => path);
  const items = [...paths].map(([path, calls]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call, book)])),
  ]);
  const rooms = [...new Set(restCalls.map(({ id }) => roomOf(id)))].toSorted();
  const parameters = sharedParameters(book);
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST API of the guest client',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Amounts are integers in hundredths of their currency, instants ISO 8601 in UTC with milliseconds.',
    },
    servers: [{ url: '/' }],
    tags: rooms.map((name) => ({ name, description: `The room ${name}.` })),
    paths: Object.fromEntries(items),
    components: {
      parameters,
      schemas: book.named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        accessToken: { type: 'apiKey', in: 'query', name: 'access_token' },
      },
    },
  };
};
