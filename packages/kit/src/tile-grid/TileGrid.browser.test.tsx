import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KitProvider } from '../kit-provider/index.ts';
import { tokensCss } from '../theme/index.ts';
import { velvet } from '../velvet/index.ts';
import { TileGrid, type TileGridProps } from './index.ts';

const host = document.createElement('div');
const root = createRoot(host);
const sheet = new CSSStyleSheet();
// A page as the site's: as wide as the window, with margins.
sheet.replaceSync(`${tokensCss(velvet)} body{margin:0} [data-brand]{padding-inline:var(--kit-page-margin)}`);
beforeAll(() => {
  document.adoptedStyleSheets.push(sheet);
  document.body.append(host);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  host.remove();
});

/** How many tiles stand in each row of a grid, by where they begin. */
const rowsOf = (count: number, props: TileGridProps, hasBigTile = false): readonly number[] => {
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet}>
        <TileGrid {...props}>
          {Array.from({ length: count }, (_, at) => (
            <div key={at} data-feature={(hasBigTile && at === 0) || undefined}>
              {at}
            </div>
          ))}
        </TileGrid>
      </KitProvider>,
    ),
  );
  const shown = [...host.querySelectorAll('li')].filter((tile) => tile.checkVisibility());
  return [...Map.groupBy(shown, ({ offsetTop }) => offsetTop).values()].map(({ length }) => length);
};

// With 58 tiles and a big one, none of three widths of a row would help.
const counts = Array.from({ length: 56 }, (_, at) => at + 2);

/** The grids of the site at the widths of tablets and computers. */
const grids = [
  [{ kind: 'performers' }, false],
  [{ kind: 'performers' }, true],
  [{ kind: 'albums' }, false],
] as const;

test.each([768, 1024, 1440].flatMap((width) => grids.map(([props, big]) => [props.kind, width, big, props] as const)))(
  'no tile of %s stands alone in the last row at %i px, with a big tile: %s',
  async (_kind, width, hasBigTile, props) => {
    await page.viewport(width, 900);
    const alone = counts.filter((count) => {
      const rows = rowsOf(count, props, hasBigTile);
      // The second row stands beside the big tile.
      return rows.length > (hasBigTile ? 2 : 1) && rows.at(-1) === 1;
    });
    expect(alone).toEqual([]);
  },
);

// Three columns of videos change to two or four; thirteen and every twelfth from there would need five.
test.each([768, 1024])('videos stand alone in the last row for no usual number of them at %i px', async (width) => {
  await page.viewport(width, 900);
  const alone = counts.filter((count) => {
    const rows = rowsOf(count, { kind: 'videos' });
    return rows.length > 1 && rows.at(-1) === 1;
  });
  expect(alone).toEqual([13, 25, 37, 49]);
});

/** @spec constant:layout.tileGridColumns, component:TileGrid 1-3, state:tile-grid 7 */
test.each([
  [1200, 6],
  [1199, 5],
  [992, 5],
  [991, 4],
  [768, 4],
  [767, 3],
  [480, 3],
  [479, 2],
])('at %i px performers have %i columns', async (width, columns) => {
  await page.viewport(width, 900);
  expect(rowsOf(columns * 2, {})).toEqual([columns, columns]);
});

test.each([
  [1440, {}, [6, 6]],
  [1024, {}, [5, 5]],
  [768, {}, [4, 4, 4]],
  [600, {}, [3, 3, 3, 3]],
  [1440, { kind: 'videos', columns: 3 }, [3, 3, 3, 3]],
] as const)('an excerpt at %i px ends with a full row: %j', async (width, props, rows) => {
  await page.viewport(width, 900);
  const leftOver = rowsOf(13, { ...props, excerpt: true });
  expect(leftOver).toEqual(rows);
  expect(rowsOf(2, { ...props, excerpt: true })).toEqual([2]);
});

test('an excerpt with a big tile ends with a full row', async () => {
  await page.viewport(1024, 900);
  expect(rowsOf(14, { excerpt: true }, true)).toEqual([4, 3, 5]);
});

test('the columns of a page that is one list stay as it grows', async () => {
  await page.viewport(1024, 900);
  const columns = [16, 32, 33, 48, 49].map((count) => rowsOf(count, { kind: 'videos', stacked: true })[0]);
  expect(new Set(columns)).toEqual(new Set([3]));
});
