import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { say } from './say.mjs';

const actual = /^(.+)-actual-(.+\.png)$/;

/** Returns the changed pictures of the last run: the names, the committed pictures and those that were taken. */
export const changedPictures = (folder) => {
  const attachments = join(folder, '.vitest/attachments');
  if (!existsSync(attachments)) return [];
  return readdirSync(attachments, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && actual.test(entry.name))
    .map(({ name, parentPath }) => {
      const [, picture, rest] = actual.exec(name);
      const testFile = relative(attachments, parentPath);
      return {
        name: picture,
        before: join(folder, dirname(testFile), '__screenshots__', basename(testFile), `${picture}-${rest}`),
        after: join(parentPath, name),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pageOf = (pictures, folder) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed pictures</title>
<style>
body { margin: 24px; font: 15px/1.5 sans-serif; }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; margin-top: 32px; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 18px; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>Changed pictures: ${pictures.length}</h1>
${pictures
  .map(({ name, before, after }) =>
    [
      `<section><h2>${escaped(name)}</h2>`,
      `<figure><figcaption>Committed</figcaption><img alt="" src="${escaped(relative(folder, before))}"></figure>`,
      `<figure><figcaption>Now</figcaption><img alt="" src="${escaped(relative(folder, after))}"></figure></section>`,
    ].join('\n'),
  )
  .join('\n')}
</html>
`;

/** Writes a page with each changed picture beside its committed one to .cache/review. Returns its path; null without changed pictures. */
export const writeReview = (folder = root) => {
  const target = join(folder, '.cache/review');
  rmSync(target, { recursive: true, force: true });
  const pictures = changedPictures(folder);
  if (pictures.length === 0) return null;
  mkdirSync(target, { recursive: true });
  const page = join(target, 'index.html');
  writeFileSync(page, pageOf(pictures, target));
  return page;
};

/** Runs a check that takes pictures; where some have changed, it names the page that shows them. */
export const withReview = (work) => async (output) => {
  const code = await work(output);
  const page = code === 0 ? null : writeReview();
  if (page !== null) say(`The changed pictures are beside the committed ones in ${relative(root, page)}.`);
  return code;
};
