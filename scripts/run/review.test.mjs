import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeReview } from './review.mjs';

const folder = mkdtempSync(join(tmpdir(), 'review-'));

const write = (path) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'picture');
  return file;
};

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a changed picture stands beside the committed one', () => {
  const before = write('stories/kit/x/__screenshots__/X.stories.tsx/kit-x-default-chromium-linux.png');
  const after = write('.vitest/attachments/stories/kit/x/X.stories.tsx/kit-x-default-actual-chromium-linux.png');
  write('.vitest/attachments/stories/kit/x/X.stories.tsx/kit-x-default-diff-chromium-linux.png');
  const page = writeReview(folder);
  const html = readFileSync(page, 'utf8');
  const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, path]) => join(dirname(page), path));
  expect(shown).toEqual([before, after]);
  expect(html).toContain('<h2>kit-x-default</h2>');
});

test('a run without changed pictures leaves no page', () => {
  expect(writeReview(folder)).toBeNull();
});
