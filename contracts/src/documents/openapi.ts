import { languages } from '@lounge/locale';
import {
  definitionOf,
  envelopeParameters,
  failureCodes,
  failureStatus,
  keyHeader,
  pathParameters,
  unwrap,
  type FailureCode,
  type RestCall,
  type Schema,
  s,
} from '@lounge/protocol';
import { restCalls } from '@lounge/protocol/registry';
import { moduleOf } from '../report/coverage.ts';
import { describedBy, notesOf } from './notes.ts';
import { SchemaBook, type JsonSchema } from './SchemaBook.ts';

const code = s.enum([...failureCodes] as ['malformed', ...string[]], {
  id: 'FailureCode',
  description: 'a named failure',
});
const failure = s.object(
  {
    error: s.object({ code, field: s.nullable(s.string), requestId: s.string }),
  },
  { id: 'Failure', description: 'a call that was refused or failed; requestId is what a guest may quote' },
);

/** What any call may be refused for, and what any change may be refused for besides. */
const always: readonly FailureCode[] = ['malformed', 'needLogin', 'tooMany', 'failed'];
const ofChanges: readonly FailureCode[] = ['foreignOrigin', 'tooLarge', 'wrongType'];

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const isPlain = (of: Schema): boolean =>
  !['object', 'array', 'record', 'union'].includes(definitionOf(unwrap(of).bare).type);

const fieldsOf = ({ input }: RestCall): readonly (readonly [string, Schema])[] =>
  Object.entries(definitionOf(input).shape ?? {});

const parameter = (name: string, where: 'path' | 'query', of: Schema, book: SchemaBook) => ({
  name,
  in: where,
  required: where === 'path' || definitionOf(of).type !== 'optional',
  ...(isPlain(of) ? { schema: book.schemaOf(of) } : { content: json(book.schemaOf(of)) }),
});

const parametersOf = (call: RestCall, book: SchemaBook) => {
  const inPath = new Set(pathParameters(call.path));
  const fields = fieldsOf(call).filter(([name]) => inPath.has(name) || call.method === 'GET');
  const shared = ['language', 'ver', ...(call.idempotent ? ['idempotencyKey'] : [])];
  return [
    ...fields.map(([name, of]) => parameter(name, inPath.has(name) ? 'path' : 'query', of, book)),
    ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
};

const bodyOf = (call: RestCall, book: SchemaBook): object => {
  if (call.method === 'GET') return {};
  if (call.maxUploadBytes !== null) {
    const file = {
      '*/*': { schema: { type: 'string', format: 'binary', maxLength: call.maxUploadBytes } },
    };
    return { requestBody: { required: true, content: file } };
  }
  const inPath = new Set(pathParameters(call.path));
  const fields = fieldsOf(call).filter(([name]) => !inPath.has(name));
  return { requestBody: { required: true, content: json(book.schemaOf(s.object(Object.fromEntries(fields)))) } };
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
  const module = moduleOf(call.id);
  const notes = notesOf(call.id);
  return {
    operationId: call.id.slice(module.length + 1),
    tags: [module],
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
  name: keyHeader,
  in: 'header',
  description: 'the same key makes a repeated change count once',
  schema: { type: 'string' },
};

const sharedParameters = (book: SchemaBook) => ({
  language: {
    name: envelopeParameters.language,
    in: 'query',
    description: 'the interface language',
    required: true,
    schema: book.schemaOf(s.enum(languages, { id: 'InterfaceLanguage', description: 'an interface language' })),
  },
  ver: {
    name: envelopeParameters.version,
    in: 'query',
    description: 'the client’s build, a cache tag that servers ignore',
    schema: { type: 'string' },
  },
  ...(restCalls.some(({ idempotent: keyed }) => keyed) ? { idempotencyKey } : {}),
});

/** The REST API as an OpenAPI 3.1 document. */
export const openApi = (version: string): object => {
  const book = new SchemaBook('draft-2020-12', '#/components/schemas/');
  const paths = Map.groupBy(restCalls, ({ path }) => path);
  const items = [...paths].map(([path, calls]) => [
    path,
    Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call, book)])),
  ]);
  const modules = [...new Set(restCalls.map(({ id }) => moduleOf(id)))].toSorted();
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
    tags: modules.map((name) => ({ name, description: `The module ${name}.` })),
    paths: Object.fromEntries(items),
    components: {
      parameters,
      schemas: book.named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        accessToken: { type: 'apiKey', in: 'query', name: envelopeParameters.token },
      },
    },
  };
};
