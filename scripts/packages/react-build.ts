/** Makes compiled modules of React components ready for others: server components, and React 18.3 beside 19. */
import remapping, { type SourceMapInput } from '@jridgewell/remapping';
import MagicString from 'magic-string';
import { parseSync, type ImportDeclaration, type Program } from 'oxc-parser';

/** A compiled module with its source map. */
export interface CompiledModule {
  readonly code: string;
  readonly map: string;
}

/** The modules of the package that stand in for React's, as specifiers of the compiled module. */
export interface Replacements {
  readonly react: string;
  readonly jsxRuntime: string;
}

/** Libraries that need hooks, context or the DOM, which server components do not have. */
const clientLibraries = /^(?:react|react-dom|react-intl|styled-components|virtua)(?:$|\/)/;
const jsxRuntime = 'react/jsx-runtime';

/** Names of React that 18.3 lacks or treats otherwise. */
const replacedNames = new Set(['memo', 'use', 'useEffectEvent', 'useLayoutEffect']);

const importsOf = ({ body }: Program): readonly ImportDeclaration[] =>
  body.filter((statement) => statement.type === 'ImportDeclaration');

const importsHook = ({ specifiers }: ImportDeclaration): boolean =>
  specifiers.some((each) => each.type === 'ImportSpecifier' && /^use(?:[A-Z]|$)/.test(each.local.name));

/** Modules that only create elements, or only hold data, run on a server too; there a hook of ours is no function. */
const isClientModule = (program: Program): boolean =>
  importsOf(program).some(
    (each) =>
      (clientLibraries.test(each.source.value) && each.source.value !== jsxRuntime) ||
      (each.source.value.startsWith('.') && importsHook(each)),
  );

const specifierText = (names: readonly (readonly [string, string])[]): string =>
  names.map(([imported, local]) => (imported === local ? imported : `${imported} as ${local}`)).join(', ');

function replaceReact(declaration: ImportDeclaration, source: MagicString, react: string): void {
  const names = declaration.specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
      ? [[each.imported.name, each.local.name] as const]
      : [],
  );
  const replaced = names.filter(([imported]) => replacedNames.has(imported));
  if (replaced.length === 0) return;
  const kept = names.filter(([imported]) => !replacedNames.has(imported));
  const keptText = kept.length === 0 ? '' : `import { ${specifierText(kept)} } from 'react'; `;
  source.overwrite(
    declaration.start,
    declaration.end,
    `${keptText}import { ${specifierText(replaced)} } from '${react}';`,
  );
}

/** Exports each component that a module declares as one that passes on its `ref`. */
function replaceExports(program: Program, source: MagicString, react: string): void {
  const names = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') return [];
    const { id, params } = statement.declaration;
    if (id === null || params.length !== 1 || !/^[A-Z]/.test(id.name)) return [];
    source.remove(statement.start, statement.declaration.start);
    return [id.name];
  });
  if (names.length === 0) return;
  const at = program.body.find(({ type }) => type === 'ImportDeclaration')?.start ?? 0;
  source.appendLeft(at, `import { withRef } from '${react}';\n`);
  const wrapped = names.map((name) => `const ${name}$ = /* @__PURE__ */ withRef(${name});\n`).join('');
  const exported = names.map((name) => `${name}$ as ${name}`).join(', ');
  source.append(`\n${wrapped}export { ${exported} };\n`);
}

/** Returns the module as published; one that is published already returns unchanged. */
export function publishedModule(
  file: string,
  { code, map }: CompiledModule,
  { react, jsxRuntime: runtime }: Replacements,
) {
  const { program } = parseSync(file, code);
  const comment = /\n\/\/# sourceMappingURL=.*\s*$/.exec(code);
  const source = new MagicString(code);
  if (comment !== null) source.remove(comment.index, code.length);
  for (const declaration of importsOf(program)) {
    if (declaration.source.value === jsxRuntime)
      source.overwrite(declaration.source.start, declaration.source.end, `'${runtime}'`);
    if (declaration.source.value === 'react') replaceReact(declaration, source, react);
  }
  replaceExports(program, source, react);
  const isMarked = program.body.some((each) => 'directive' in each && each.directive === 'use client');
  if (!isMarked && isClientModule(program)) source.prepend("'use client';\n");
  if (!source.hasChanged()) return { code, map };
  const ownMap = source.generateMap({ source: file, hires: true });
  const traced = remapping([ownMap, JSON.parse(map)] as SourceMapInput[], () => null);
  return { code: `${source.toString()}${comment?.[0] ?? '\n'}`, map: JSON.stringify(traced) };
}
