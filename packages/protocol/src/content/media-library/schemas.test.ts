import { expect, test } from 'vitest';
import { screenKeys } from '../../foundation/page/screen-keys.ts';
import { libraryTabs } from './schemas.ts';

// @spec entity:enum.mediaLibraryTab
test('the parts of the library are its screens, in the order of the documents', () => {
  expect(libraryTabs).toEqual(['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips', 'audio']);
  const screens = screenKeys.filter((key) => key.startsWith('media-library.'));
  expect(screens).toEqual(libraryTabs.map((tab) => `media-library.${tab}`));
});
