import { isProof, withoutComments, type SourceFile } from './repository.ts';

/** Public folders of the kit that render nothing by themselves. */
const renderless = new Set(['kit-provider', 'server-styles']);

const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

const hasStory = (folder: string, file: RegExp, stories: readonly SourceFile[]): boolean =>
  stories.some(
    ({ path, text }) =>
      folderOf(path) === folder &&
      file.test(path.slice(folder.length + 1)) &&
      /^export const [A-Z]\w*\b/m.test(withoutComments(text)),
  );

/** Returns folders of the kit with an entry and a component, by name. */
export const componentFolders = (files: readonly SourceFile[]): readonly string[] => {
  const paths = files.filter(({ path }) => !isProof(path)).map(({ path }) => path);
  const entries = paths.filter((path) => /^packages\/kit\/src\/[\w-]+\/index\.ts$/.test(path)).map(folderOf);
  return entries
    .filter((folder) => paths.some((path) => folderOf(path) === folder && /\/[A-Z]\w*\.tsx$/.test(path)))
    .map((folder) => folder.split('/').at(-1) ?? '')
    .filter((name) => !renderless.has(name));
};

/** Returns the screens of the site as paths from its source folder, without extensions. */
export const screens = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path }) => /^site\/src\/(.+\/[A-Z]\w*Screen)\.tsx$/.exec(path)?.[1] ?? []);

/** Returns what has no story: component folders without one in `stories/kit`, screens without one at their own path in `stories/screens`. */
export const withoutStory = (files: readonly SourceFile[]): readonly string[] => {
  const stories = files.filter(({ path }) => path.startsWith('stories/') && path.endsWith('.stories.tsx'));
  return [
    ...componentFolders(files)
      .filter((name) => !hasStory(`stories/kit/${name}`, /^[A-Z]\w*(\.features)?\.stories\.tsx$/, stories))
      .map((name) => `packages/kit/src/${name} has no story in stories/kit/${name}`),
    ...screens(files)
      .filter((screen) => {
        const path = `stories/screens/${screen}`;
        return !hasStory(folderOf(path), new RegExp(`^${path.split('/').at(-1)}\\.stories\\.tsx$`), stories);
      })
      .map((screen) => `site/src/${screen}.tsx has no story stories/screens/${screen}.stories.tsx`),
  ];
};

/** Returns folders of stories whose component or screen does not exist. */
export const orphanedStories = (files: readonly SourceFile[]): readonly string[] => {
  const components = new Set(componentFolders(files));
  const folders = files.flatMap(({ path }) => /^stories\/kit\/([\w-]+)\/.*\.stories\.tsx$/.exec(path)?.[1] ?? []);
  const known = new Set(screens(files));
  const ofScreens = files.flatMap(
    ({ path }) => /^stories\/screens\/(.+Screen)(?:\.features)?\.stories\.tsx$/.exec(path)?.[1] ?? [],
  );
  return [
    ...[...new Set(folders)]
      .filter((name) => name !== 'families' && !components.has(name))
      .map((name) => `stories/kit/${name} shows no component of the kit`),
    ...[...new Set(ofScreens)]
      .filter((screen) => !known.has(screen))
      .map((screen) => `stories/screens/${screen} shows no screen of the site`),
  ];
};
