import { expect, test } from 'vitest';
import { isProof, sourcesBelow } from './repository.ts';

// @spec component:ModalWindow 4
test('every window of the kit opens, holds the focus and gives it back by what ModalWindow is built on', () => {
  const kit = sourcesBelow('packages/kit/src').filter(({ path }) => !isProof(path));
  const windows = kit.filter(({ text }) => /\bstyled\.dialog\b|<dialog\b/.test(text));
  expect(windows.map(({ path }) => path)).toContain('packages/kit/src/modal-window/ModalWindow.tsx');
  const own = windows.filter(({ text }) => !/\buseModal\(|<WindowFrame\b/.test(text)).map(({ path }) => path);
  expect(own).toEqual([]);
  const opening = kit.filter(({ text }) => text.includes('showModal(')).map(({ path }) => path);
  expect(opening).toEqual(['packages/kit/src/modal/open-modals.ts']);
  const ofSite = sourcesBelow('site/src').filter(({ text }) => /\bshowModal\(|\bonCancel=\{\(event/.test(text));
  expect(ofSite.map(({ path }) => path)).toEqual([]);
});
