import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema, execute, parse, validate } from 'graphql';
import { ApiError } from './world.js';

// Requests are checked by the published documents, so a call of the tables in server.js has no check of its own.

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Returns a function that throws `malformed`, with the path of the first field that does not match. */
const checkOf = (schema, schemas = {}) => {
  let matches;
  return (value) => {
    // Compiled by the first request. References lead to the components of a document.
    matches ??= ajv.compile({ ...schema, components: { schemas } });
    if (matches(value)) return;
    const [{ instancePath, params }] = matches.errors;
    const name = params.missingProperty ?? params.additionalProperty;
    const path = [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [name])];
    throw new ApiError('malformed', path.join('.') || null);
  };
};

/** In every text of a request, U+0000 and halves of surrogate pairs are malformed. */
const storable = '^[^\\u0000\\ud800-\\udfff]*$';
const checkTexts = checkOf({
  pattern: storable,
  items: { $ref: '#' },
  propertyNames: { pattern: storable },
  additionalProperties: { $ref: '#' },
});

/** The schema of an object with parameters of OpenAPI, and no other field. */
const objectOf = (parameters) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});

/** The value of a text in a path or query. What is none, such as `101.0`, stays a text, which its schema rejects. */
const valueOf = (text, { type } = {}) => {
  if (type === 'integer' && /^(?:0|-?[1-9]\d*)$/.test(text)) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
};

const valuesOf = (texts, { properties }) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, valueOf(text, properties[name])]));

const decoded = (segments) => {
  try {
    return Object.fromEntries(Object.entries(segments).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    throw new ApiError('malformed');
  }
};

const restOperation = ({ schemas, parameters, securitySchemes }, checkLanguage, { path, method, operation }) => {
  const declared = operation.parameters.map((each) => parameters[each.$ref?.split('/').at(-1)] ?? each);
  // The client sends its token in the query of changes, too, where nobody reads it.
  const tokens = Object.values(securitySchemes);
  const within = (place) => objectOf([...declared, ...tokens].filter((each) => each.in === place));
  const [ofPath, ofQuery, ofHeaders] = [within('path'), within('query'), within('header')];
  const ofBody = operation.requestBody?.content['application/json']?.schema ?? objectOf([]);
  const checks = [ofPath, ofQuery, ofBody].map((schema) => checkOf(schema, schemas));
  const checkHeaders = checkOf(ofHeaders, schemas);
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    id: operation.operationId,
    matches: (request, { pathname }) => request.method.toLowerCase() === method && pattern.test(pathname),
    /** The arguments by name, checked in the documented order. */
    argsOf: ({ headers }, { pathname, searchParams }, body) => {
      const query = Object.fromEntries(searchParams);
      checkLanguage(query);
      const segments = decoded(pattern.exec(pathname).groups ?? {});
      const parts = [valuesOf(segments, ofPath), valuesOf(query, ofQuery), body];
      for (const [place, check] of checks.entries()) check(parts[place]);
      for (const part of parts) checkTexts(part);
      const names = Object.keys(ofHeaders.properties);
      checkHeaders(Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]])));
      return Object.assign({}, ...parts);
    },
  };
};

const restDocument = ({ paths, components }) => {
  const { language } = components.parameters;
  const checkLanguage = checkOf({ properties: { language: language.schema } }, components.schemas);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      restOperation(components, checkLanguage, { path, method, operation }),
    ),
  );
  return { operations, checkLanguage };
};

/** The checks of a command are apart, as the log-in comes after the first, and its key last. */
const messageChecks = ({ properties, required, ...payload }, schemas) => {
  const { accessToken, guestId, key } = properties;
  const sender = { properties: { accessToken, guestId, key }, required: ['accessToken', 'guestId'] };
  const withoutKey = required.filter((name) => name !== 'key');
  const checkFields = checkOf({ ...payload, properties, required: withoutKey }, schemas);
  return {
    checkSender: checkOf(sender, schemas),
    checkFields: (frame) => {
      checkFields(frame);
      checkTexts(frame);
    },
    checkKey: checkOf({ required }),
  };
};

const socketDocument = ({ channels, operations, components }) => {
  const received = Object.entries(operations).filter(([, { action }]) => action === 'receive');
  const { messages } = channels.socket;
  return new Map(received.map(([type]) => [type, messageChecks(messages[type].payload, components.schemas)]));
};

const checkQuery = checkOf({
  type: 'object',
  properties: {
    query: { type: 'string' },
    variables: { type: ['object', 'null'] },
    operationName: { type: ['string', 'null'] },
  },
  required: ['query'],
  additionalProperties: false,
});

const queryDocument = (sdl) => {
  const schema = buildSchema(sdl);
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type.getFields()));
  const resolverOf = (call, bounds) => {
    const checkBounds = checkOf({ properties: bounds });
    return (args, context) => {
      if (call === undefined) throw new ApiError('unavailable');
      checkBounds(args);
      checkTexts(args);
      return call({ ...context, args });
    };
  };
  const documentOf = (query) => {
    try {
      const document = parse(query);
      if (validate(schema, document).length === 0) return document;
    } catch {
      // No document of GraphQL, which is named below.
    }
    throw new ApiError('malformed');
  };
  /** Returns a function that runs operations of these calls; bounds of arguments are JSON Schema, by call. */
  return (calls, bounds) => {
    const rootValue = Object.fromEntries(names.map((name) => [name, resolverOf(calls[name], bounds[name] ?? {})]));
    return ({ query, variables, operationName }, contextValue) => {
      const document = documentOf(query);
      const request = { schema, document, rootValue, contextValue, variableValues: variables, operationName };
      const { data, errors: [error] = [] } = execute(request);
      if (error === undefined) return data;
      // What fails before a field is read is a variable that does not match.
      throw error.path === undefined ? new ApiError('malformed') : (error.originalError ?? error);
    };
  };
};

/** Reads the folder `docs` of the contracts. Throws if a document is missing. */
export const readDocuments = (folder) => {
  const textOf = (name) => readFileSync(join(folder, name), 'utf8');
  return {
    ...restDocument(JSON.parse(textOf('openapi.json'))),
    messages: socketDocument(JSON.parse(textOf('asyncapi.json'))),
    checkQuery,
    createQueries: queryDocument(textOf('vxql.graphql')),
  };
};
