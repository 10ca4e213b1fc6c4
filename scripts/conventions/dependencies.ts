import { importsOf, isProof, type Manifest, type SourceFile } from './repository.ts';

const packageOf = (specifier: string): string | null => {
  if (/^(\.|node:|virtual:|#)/.test(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
};

const names = (list: Readonly<Record<string, string>> | undefined): readonly string[] => Object.keys(list ?? {});

const onlyTests = new Set(['@lounge/contracts', '@lounge/stories', '@lounge/testing']);

/**
 * Returns packages that a workspace's files import without declaring them. Tests, their helpers, benchmarks and test workspaces may also
 * use devDependencies of the root.
 */
export const undeclared = (manifest: Manifest, files: readonly SourceFile[], forTests: Manifest): readonly string[] => {
  const production = new Set([...names(manifest.dependencies), ...names(manifest.peerDependencies), manifest.name]);
  const development = new Set([...production, ...names(manifest.devDependencies), ...names(forTests.devDependencies)]);
  return files.flatMap((file) => {
    const declared =
      isProof(file.path) ||
      /\/(?:bench|testing)\//.test(file.path) ||
      // Files that run in development only and are not published.
      /^site\/(server\/(dev[-.]|seed-editor\/)|demo\/)/.test(file.path) ||
      onlyTests.has(manifest.name) ||
      file.path.endsWith('.config.ts')
        ? development
        : production;
    const missing = importsOf(file)
      .map(packageOf)
      .filter((name) => name !== null && !declared.has(name));
    return [...new Set(missing)].map((name) => `${file.path}: ${name} is not declared by ${manifest.name}`);
  });
};
