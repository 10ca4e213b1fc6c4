import type { ExecutionResult } from 'graphql';

/** The body of a query's result: adds code, field and request id to every error; GraphQL's own errors become `malformed`. */
export const resultBody = (result: ExecutionResult, requestId: string): { body: unknown; code?: string } => {
  if (result.errors === undefined || result.errors.length === 0) return { body: result };
  const errors = result.errors.map(({ message, extensions, path }) => ({
    message,
    ...(path === undefined ? {} : { path }),
    // The compiler of declared operations omits the extensions of its own errors.
    extensions: extensions?.['code'] !== undefined ? extensions : { code: 'malformed', field: null, requestId },
  }));
  return { body: { data: result.data ?? null, errors }, code: String(errors[0]?.extensions['code']) };
};
