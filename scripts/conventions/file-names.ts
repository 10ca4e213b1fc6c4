import { withoutComments, type SourceFile } from './repository.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
const kinds =
  /^(test|test-d|spec|browser\.test|mocked\.test|postgres\.test|services\.test|pact\.test|stories|features\.stories|messages|styles|(vite\.)?config|setup)$/;

const exported = (text: string): readonly { kind: string; name: string }[] =>
  [...withoutComments(text).matchAll(/^export (?:async )?(const|function|class)\*? (\w+)/gm)].map((match) => ({
    kind: match[1] ?? '',
    name: match[2] ?? '',
  }));

/**
 * Returns files whose name breaks the convention: PascalCase like the class or component that the file exports, else kebab-case, then the
 * kind of the file. `mocked.test` files run isolated, `postgres.test` files need PostgreSQL, `services.test` files Redis too.
 */
export const misnamed = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const [base = '', ...rest] = (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '').split('.');
    const kind = rest.join('.');
    if (kind !== '' && !kinds.test(kind)) return [`${path}: ${kind} is not a known kind of file`];
    if (!kebab.test(base) && !pascal.test(base)) return [`${path}: ${base} is neither kebab-case nor PascalCase`];
    if (kind === 'test' && /^vi\.(?:do)?[mM]ock\(/m.test(text))
      return [`${path}: mocks modules, so it must be a mocked.test`];
    if (kind !== '') return [];
    const names = exported(text);
    if (pascal.test(base)) return names.some(({ name }) => name === base) ? [] : [`${path}: exports no ${base}`];
    const [only, ...others] = names;
    if (only?.kind !== 'class' || others.length > 0) return [];
    return [`${path}: exports the class ${only.name} only, so the file must have its name`];
  });

/**
 * Returns groups of paths that are equal on a case-insensitive disk, as sources or after the build: `Rating.tsx` and `rating.ts`
 * both become `rating.js`.
 */
export const caseClashes = (paths: readonly string[]): readonly (readonly string[])[] => {
  const names = paths.flatMap((path) => {
    const parts = path.replace(/\.tsx?$/, '.js').split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  });
  return [...Map.groupBy(new Set(names), (name) => name.toLowerCase()).values()].filter(({ length }) => length > 1);
};
