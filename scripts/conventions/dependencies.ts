import { importsOf, isProof, type Manifest, type SourceFile } from './repository.ts';

const packageOf = (specifier: string): string | null => {
  if (/^(\.|node:|virtual:|#)/.test(specifier)) return null;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
};

const names = (list: Readonly<Record<string, string>> | undefined): readonly string[] => Object.keys(list ?? {});

const onlyTests = new Set(['@lounge/contracts', '@lounge/stories', '@lounge/testing']);

/**
 * Packages that a workspace's files import without declaring them. Tests, measurements and workspaces of tests may also
 * use what the root declares.
 */
export const undeclared = (manifest: Manifest, files: readonly SourceFile[], forTests: Manifest): readonly string[] => {
  const own = new Set([...names(manifest.dependencies), ...names(manifest.peerDependencies), manifest.name]);
  const testing = new Set([...own, ...names(manifest.devDependencies), ...names(forTests.devDependencies)]);
  return files.flatMap((file) => {
    const known =
      isProof(file.path) ||
      file.path.includes('/bench/') ||
      // What runs in development only, and is not published with anything.
      /^site\/(server\/(dev[-.]|seed-editor\/)|demo\/)/.test(file.path) ||
      onlyTests.has(manifest.name) ||
      file.path.endsWith('.config.ts')
        ? testing
        : own;
    const missing = importsOf(file)
      .map(packageOf)
      .filter((name) => name !== null && !known.has(name));
    return [...new Set(missing)].map((name) => `${file.path}: ${name} is not declared by ${manifest.name}`);
  });
};
