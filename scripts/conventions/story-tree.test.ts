import { expect, test } from 'vitest';
import { sourcesBelow, type SourceFile } from './repository.ts';
import { componentFolders, screens, orphanedStories, withoutStory } from './story-tree.ts';

const all = sourcesBelow('packages/kit/src', 'site/src', 'stories');

test('every component of the kit and every screen of the site has a story at its own path', () => {
  expect(componentFolders(all).length).toBeGreaterThan(30);
  expect(screens(all)).toEqual(expect.arrayContaining(['home/HomeScreen', 'content/actor-search/CamsScreen']));
  expect(withoutStory(all)).toEqual([]);
});

test('every story has an existing component or screen', () => {
  expect(orphanedStories(all)).toEqual([]);
});

const story = 'export const Default = {};';
const kit: readonly SourceFile[] = [
  { path: 'packages/kit/src/chip/index.ts', text: '' },
  { path: 'packages/kit/src/chip/Chip.tsx', text: '' },
];
const screen: SourceFile = { path: 'site/src/content/a/RoomScreen.tsx', text: '' };

test.each<[string, readonly SourceFile[]]>([
  ['a component without a folder of stories', kit],
  ['a story in another folder', [...kit, { path: 'stories/kit/chips/Chip.stories.tsx', text: story }]],
  ['a file without a story', [...kit, { path: 'stories/kit/chip/Chip.stories.tsx', text: `// ${story}` }]],
  ['a fixture in the folder', [...kit, { path: 'stories/kit/chip/Chip.tsx', text: story }]],
  ['a screen without a story', [screen]],
  [
    'a screen with its states only',
    [screen, { path: 'stories/screens/content/a/RoomScreen.features.stories.tsx', text: story }],
  ],
  [
    'a screen with its story in another module',
    [screen, { path: 'stories/screens/content/b/RoomScreen.stories.tsx', text: story }],
  ],
])('reports %s', (_, files) => {
  expect(withoutStory(files)).toHaveLength(1);
});

test.each<[string, readonly SourceFile[]]>([
  ['a component with a story', [...kit, { path: 'stories/kit/chip/Chip.stories.tsx', text: story }]],
  ['a folder without a component', [{ path: 'packages/kit/src/theme/index.ts', text: '' }]],
  ['a folder without an entry', [{ path: 'packages/kit/src/form/Fields.tsx', text: '' }]],
  [
    'a provider',
    [
      { path: 'packages/kit/src/kit-provider/index.ts', text: '' },
      { path: 'packages/kit/src/kit-provider/KitProvider.tsx', text: '' },
    ],
  ],
  ['a screen with a story', [screen, { path: 'stories/screens/content/a/RoomScreen.stories.tsx', text: story }]],
])('accepts %s', (_, files) => {
  expect(withoutStory(files)).toEqual([]);
});

test.each(['stories/kit/gone/Gone.stories.tsx', 'stories/screens/content/a/GoneScreen.features.stories.tsx'])(
  'reports %s without its component',
  (path) => {
    expect(orphanedStories([{ path, text: story }])).toHaveLength(1);
  },
);
