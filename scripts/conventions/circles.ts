import { importsOf, isProof, resolved, type SourceFile } from './repository.ts';

/** The modules that each module imports, with one import of each as `file → file`. */
export type ModuleGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

const area = /^(foundation|content|engagement)\//;
/** Folders that hold modules of their own. */
const nested = /^(server|screens|kit)\//;

/**
 * The module of a file in its tree: the two folder words of a module, a part of the server, another folder, or a file beside the
 * folders. Takes the path below the tree.
 */
export const moduleOf = (path: string): string => {
  const inner = path.replace(/^src\//, '');
  const depth = area.test(inner) || nested.test(inner) ? 2 : 1;
  return inner.split('/').slice(0, depth).join('/');
};

/** Reads which modules of a tree import each other; types, re-exports and lazy imports count, tests do not. */
export const graphOf = (tree: string, files: readonly SourceFile[]): ModuleGraph => {
  const sources = files.filter(({ path }) => path.startsWith(`${tree}/`) && !isProof(path));
  const paths = new Set(sources.map(({ path }) => path));
  const graph = new Map<string, Map<string, string>>();
  for (const file of sources) {
    const from = moduleOf(file.path.slice(tree.length + 1));
    const targets = importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => resolved(file.path, specifier));
    for (const target of targets) {
      const to = moduleOf(target.slice(tree.length + 1));
      if (!paths.has(target) || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Map()).set(to, `${file.path} → ${target}`));
    }
  }
  return graph;
};

/** The modules that a module imports, directly or through others. */
const reached = (graph: ModuleGraph, from: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of graph.get(next)?.keys() ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  return found;
};

/** Returns the imports between modules that import each other, directly or through others, as `file → file`. */
export const circles = (graph: ModuleGraph): readonly string[] => {
  const below = new Map([...graph.keys()].map((module) => [module, reached(graph, module)]));
  return [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => (below.get(to)?.has(from) === true ? [example] : [])),
  );
};

const typeImport = /\b(?:import|export)\s+type\s[^;]*?from\s*'[^']+';/g;

/** The longest chain of files that load each other, from a file on: every import but those of types, from one path to the next. */
export const longestChain = (start: string, files: readonly SourceFile[]): readonly string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const known = new Map<string, readonly string[]>();
  const chainOf = (path: string): readonly string[] => {
    const earlier = known.get(path);
    if (earlier !== undefined) return earlier;
    // A circle of files, which the linter reports, ends here.
    known.set(path, [path]);
    const { text } = byPath.get(path) ?? { text: '' };
    const chains = importsOf({ path, text: text.replace(typeImport, '') })
      .map((specifier) => resolved(path, specifier))
      .filter((target) => byPath.has(target))
      .map(chainOf);
    const chain = [path, ...chains.reduce((best, each) => (each.length > best.length ? each : best), [])];
    known.set(path, chain);
    return chain;
  };
  return chainOf(start);
};
