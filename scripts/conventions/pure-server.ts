import { importsOf, isProof, withoutComments, type SourceFile } from './repository.ts';

const runsAnywhere = /^mock-api\/src\/(foundation|content|engagement|world|dispatch|media|wire|scripts|dev-console)\//;
const nodeOnly =
  /^(node:|koa|better-sqlite3|ws$|pino|helmet|graphql|@napi-rs\/|@node-rs\/|sharp$|rate-limiter-flexible|@sqlite\.org\/)/;
const madeAtRunTime = /\beval\s*\(|\bnew Function\b|\bprocess\.|\bBuffer\b|\brequire\s*\(/;

/** Handlers, world and pipeline that would not run in the browser: Node, Koa, native packages, code made at run time. */
export const boundToNode = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => runsAnywhere.test(path) && !isProof(path))
    .flatMap((file) => [
      ...importsOf(file)
        .filter((name) => nodeOnly.test(name) || /\/server\//.test(name))
        .map((name) => `${file.path}: imports ${name}`),
      ...(madeAtRunTime.test(withoutComments(file.text)) ? [`${file.path}: uses what only Node has`] : []),
    ]);
