import { globalSearch, searchActors, searchResult, searchVideos } from '@lounge/protocol/content/global-search';
import {
  anAlbumOfPerformer,
  anArticle,
  aPerformer,
  aTvFormat,
  aTvVideo,
  aVideoOfPerformer,
  guestBoughtVideo,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { showMore } from './show-more.ts';

const quilla = aPerformer({ id: 9101, name: 'Quilla Vex', isOnline: true });
const rooftop = aVideoOfPerformer({ id: 95001, actorId: 9101, price: 2400, likes: 3 });
const garden = anAlbumOfPerformer({ id: 91001, actorId: 9101 });
const lamp = anArticle({ id: 96_001, title: 'Quilla and the lamp', minutesAgo: 60 });
const kitchen = aTvFormat({ key: 'late-kitchen', title: 'Late kitchen' });
const soup = aTvVideo({ id: 97_001, key: 'late-kitchen', title: 'Quilla cooks' });
const many = Array.from({ length: 31 }, (_, at) =>
  aVideoOfPerformer({
    id: 95_101 + at,
    actorId: 9101,
    title: `Evening ${at + 1}`,
    price: 0,
    likes: 5000 - at,
    daysOld: at,
  }),
);

const meta = {
  title: 'Screens/Search',
  tags: ['!autodocs'],
  args: {
    entry: 'search/all/quilla/',
    guestId: 7,
    consent: 'all',
    states: [robin, quilla, rooftop, garden, guestBoughtVideo({ guestId: 7, videoId: 95001 }), lamp, kitchen, soup],
  },
  ...onSite,
  // Another story's searches are not this one's.
  beforeEach: () => localStorage.removeItem('last-searches'),
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const shown = (root: HTMLElement, name: string) => within(root).findByRole('region', { name: new RegExp(`^${name}`) });

/** Each type that has results, with their number and the page of all. @spec feature:search.global 2 */
export const Everything: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '“quilla”' })).toBeVisible();
    await expect(canvas.getByText('6 results')).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Types of results' }));
    await expect(tabs.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'All6',
      'Performers1',
      'Videos1',
      'Pictures and albums1',
      'TV1',
      'Magazine1',
      'Your library1',
    ]);
    const performers = within(await shown(canvasElement, 'Performers'));
    await expect(performers.getByRole('link', { name: 'Quilla Vex' })).toHaveAttribute(
      'href',
      '/en/amateur/quilla-vex/',
    );
    await expect(performers.getByRole('link', { name: 'All 1 Performers' })).toHaveAttribute(
      'href',
      '/en/search/performers/quilla/',
    );
    const onTv = within(await shown(canvasElement, 'TV'));
    await expect(onTv.getByRole('link', { name: 'Quilla cooks' })).toHaveAttribute(
      'href',
      '/en/tv/mediathek/late-kitchen/quilla-cooks/',
    );
    const magazine = within(await shown(canvasElement, 'Magazine'));
    await expect(magazine.getByRole('link', { name: 'Quilla and the lamp' })).toHaveAttribute(
      'href',
      '/en/blog/news/96001-quilla-and-the-lamp/',
    );
    await expect(within(await shown(canvasElement, 'Your library')).getByText('Rooftop, after rain')).toBeVisible();
  },
};

/**
 * The total, three orders, tiles, and the second page after the thirtieth result.
 * @spec screen:search.videos 1, 2, 3
 */
export const Videos: Story = {
  args: { entry: 'search/videos/evening/', states: [robin, quilla, ...many] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^\d+ results$/)).toBeVisible();
    const tiles = () => canvas.getAllByRole('article');
    await expect(tiles()).toHaveLength(30);
    await expect(canvas.getByRole('link', { name: 'Evening 1' })).toBeVisible();
    // Below each other on a phone too, where a row would hide all but one.
    await expect(canvasElement.querySelector('[data-part="tiles"]')).toHaveAttribute('data-stacked', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Oldest first' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Oldest first' })).toHaveAttribute('aria-current', 'true'),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Evening 1' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles().length).toBeGreaterThan(30));
    await expect(canvas.getByRole('link', { name: /^Pictures and albums/ })).toHaveAttribute(
      'href',
      '/en/search/pictures/evening/',
    );
  },
};

/** @spec screen:search.results-actors 1, 2 */
export const Performers: Story = {
  args: {
    entry: 'search/performers/quilla/',
    states: Array.from({ length: 31 }, (_, at) => aPerformer({ id: 9101 + at, name: `Quilla ${at + 1}` })),
    guestId: null,
  },
  play: async ({ canvas }) => {
    await showMore(canvas, 30);
    await expect(canvas.getByRole('link', { name: 'Newest first' })).toBeVisible();
  },
};

/** @spec screen:search.results-photos-galleries 1, 2, component:AlbumTile 16 */
export const Pictures: Story = {
  args: {
    entry: 'search/pictures/quilla/',
    states: [quilla, ...Array.from({ length: 15 }, (_, at) => anAlbumOfPerformer({ id: 91_001 + at, actorId: 9101 }))],
    guestId: null,
  },
  play: async ({ canvas }) => {
    await showMore(canvas, 14);
    await expect(canvas.getAllByRole('link', { name: 'From the garden' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/amateur\/quilla-vex\/pictures\/910\d\d\/$/),
    );
    for (const tile of canvas.getAllByRole('article')) await expect(tile).toHaveTextContent('Quilla Vex');
  },
};

/** @spec screen:search.results-media-library 1, 2 */
export const Library: Story = {
  args: {
    entry: 'search/library/evening/',
    states: [robin, quilla, ...many, ...many.map((_, at) => guestBoughtVideo({ guestId: 7, videoId: 95_101 + at }))],
  },
  play: async ({ canvas }) => {
    await showMore(canvas, 30);
    await expect(canvas.getByRole('link', { name: 'Evening 1' })).toBeVisible();
  },
};

export const NothingInThisType: Story = {
  args: { entry: 'search/library/quilla/', states: [robin, quilla] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing for “quilla”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      '/en/search/all/quilla/',
    );
  },
};

/** A word without end wraps. */
export const LongWord: Story = {
  args: { entry: `search/all/${'w'.repeat(100)}/` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Nothing: Story = {
  args: { entry: 'search/all/xqzvw/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing for “xqzvw”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/en/search/all/');
    const popular = within(canvas.getByRole('navigation', { name: 'Popular at the moment' }));
    await expect(popular.getAllByRole('link')).toHaveLength(8);
    await expect(popular.getByRole('link', { name: /^Music \d+$/ })).toHaveAttribute(
      'href',
      '/en/videos/all-videos/?filter=tag%3Amusic',
    );
  },
};

/** A misspelt word leads to what it may have meant. @spec feature:search.suggestions 1 */
export const Misspelt: Story = {
  args: { entry: 'search/all/quila/', states: [quilla] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing for “quila”' })).toBeVisible();
    const meant = within(canvas.getByRole('navigation', { name: 'Did you mean' }));
    await expect(meant.getByRole('link', { name: 'Quilla Vex' })).toHaveAttribute(
      'href',
      '/en/search/all/quilla%20vex/',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Popular at the moment' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { entry: 'search/videos/quilla/', failing: [searchVideos, searchResult, searchActors] },
  play: ({ canvas }) => expect(canvas.findByRole('heading', { name: 'Search did not answer' })).resolves.toBeVisible(),
};

/** Puts a text into the field at once: a slow machine pauses between letters, which would search for the first ones. */
const typeInto = async (canvas: ReturnType<typeof within>, text: string) => {
  const [field] = canvas.getAllByRole('combobox', { name: 'Search' });
  if (field === undefined) throw new Error('There is no field.');
  await userEvent.clear(field);
  await userEvent.paste(text);
  return field;
};

/**
 * A typed pattern, its proposals, results by type, and the page of a result.
 * @spec screen:search.overlay 1, 2, 3, feature:search.suggestions 1
 */
export const Typing: Story = {
  args: { entry: 'search/all/' },
  play: async ({ canvas, ...context }) => {
    await typeInto(canvas, 'QUILL');
    const performers = within(await canvas.findByRole('group', { name: 'Performers 1' }));
    const list = within(canvas.getByRole('listbox', { name: 'Search results' }));
    await expect(performers.getByRole('option', { name: /Online.*Quilla Vex/ })).toHaveAttribute(
      'href',
      '/en/amateur/quilla-vex/',
    );
    await expect(list.getByRole('group', { name: 'Suggestions' })).toHaveTextContent('Quilla Vex');
    await expect(list.getByRole('group', { name: 'Videos 1' })).toHaveTextContent(
      /Rooftop, after rain.*Quilla Vex · 12:04/,
    );
    await expect(list.getByRole('group', { name: 'TV 1' })).toHaveTextContent(/Quilla cooks.*Late kitchen · 22:00/);
    await expect(list.getByRole('group', { name: 'Magazine 1' })).toHaveTextContent(/Quilla and the lamp.*News/);
    await expect(list.getByRole('group', { name: 'Your library 1' })).toHaveTextContent('Rooftop, after rain');
    await expect(list.getByRole('option', { name: 'All 1 Videos' })).toHaveAttribute(
      'href',
      '/en/search/videos/quill/',
    );
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '“quill”' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveValue('quill');
    await expect(testPageOf(context).router.state.location.pathname).toBe('/en/search/all/quill/');
  },
};

/**
 * The first of those that were found, with their number. An older answer that comes late is not shown, and a repeated pattern is answered
 * without a request for five minutes.
 * @spec screen:search.overlay 5, feature:search.cache 1
 */
export const TypedAgain: Story = {
  args: {
    entry: 'search/all/',
    states: [
      ...meta.args.states,
      ...Array.from({ length: 11 }, (_, at) => aPerformer({ id: 9201 + at, name: `Zadie ${at}` })),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const page = testPageOf({ loaded });
    await typeInto(canvas, 'zadie');
    const zadies = await canvas.findByRole('group', { name: 'Performers 11' });
    await expect(within(zadies).getAllByRole('option', { name: /Zadie/ })).toHaveLength(4);
    const sent = page.sentOf(globalSearch);
    const releaseOlder = page.holdRequests();
    await typeInto(canvas, 'wanda');
    await waitFor(() => expect(page.sentOf(globalSearch)).toBe(sent + 1));
    page.holdRequests()();
    await typeInto(canvas, 'quilla');
    await canvas.findByRole('group', { name: 'Performers 1' });
    let isOlderShown = false;
    const watching = new MutationObserver(() => {
      isOlderShown ||= canvas.queryAllByRole('option', { name: /Wanda/ }).length > 0;
    });
    watching.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    releaseOlder();
    await typeInto(canvas, 'zadie');
    await canvas.findByRole('group', { name: 'Performers 11' });
    watching.disconnect();
    await expect(isOlderShown).toBe(false);
    await typeInto(canvas, 'quilla');
    await expect(await canvas.findByRole('group', { name: 'Performers 1' })).toHaveTextContent('Quilla Vex');
    await expect(page.sentOf(globalSearch)).toBe(sent + 2);
    page.pass(299_999);
    await typeInto(canvas, 'zadie');
    await canvas.findByRole('group', { name: 'Performers 11' });
    await expect(page.sentOf(globalSearch)).toBe(sent + 2);
    page.pass(300_000);
    await typeInto(canvas, 'quilla');
    await waitFor(() => expect(page.sentOf(globalSearch)).toBe(sent + 3));
  },
};

/**
 * Searches are remembered and offered again, the newest first, and forgotten on request.
 * @spec screen:search.overlay 4, feature:search.history 1, 3
 */
export const Remembered: Story = {
  args: { entry: 'search/all/' },
  play: async ({ canvas }) => {
    for (const pattern of ['tango', 'qu', 'quilla']) {
      await typeInto(canvas, pattern);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: `“${pattern}”` });
    }
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Search' }));
    const [last] = await canvas.findAllByRole('group', { name: 'Last searches' });
    if (last === undefined) throw new Error('There are no last searches.');
    await expect(
      within(last)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['quilla', 'tango']);
    const [forget] = canvas.getAllByRole('button', { name: 'Forget last searches' });
    if (forget !== undefined) await userEvent.click(forget);
    await expect(canvas.queryByRole('group', { name: 'Last searches' })).toBeNull();
    await expect(localStorage.getItem('last-searches')).toBeNull();
  },
};

/** @spec feature:search.history 2 */
export const NotRemembered: Story = {
  args: { entry: 'search/all/', consent: 'necessary' },
  play: async ({ canvas }) => {
    await typeInto(canvas, 'quilla');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: '“quilla”' });
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Search' }));
    await expect((await canvas.findAllByText(/you did not allow functional cookies/)).length).toBeGreaterThan(0);
    await expect(localStorage.getItem('last-searches')).toBeNull();
  },
};

/** Tags before and while typing, and what was perhaps meant. @spec screen:search.overlay 6 */
export const NothingTyped: Story = {
  args: { entry: 'search/all/' },
  play: async ({ canvas }) => {
    const [popular] = await canvas.findAllByRole('group', { name: 'Popular tags' });
    if (popular === undefined) throw new Error('There are no tags.');
    await expect(within(popular).getAllByRole('option')).toHaveLength(8);
    await typeInto(canvas, 'paino');
    await expect((await canvas.findAllByText('Nothing for “paino”.')).length).toBeGreaterThan(0);
    const [meant] = canvas.getAllByRole('group', { name: 'Did you mean' });
    await expect(meant).toHaveTextContent('Piano');
  },
};

export const TypingFails: Story = {
  args: { entry: 'search/all/', failing: [globalSearch] },
  play: async ({ canvas }) => {
    const field = await typeInto(canvas, 'quilla');
    await expect((await canvas.findAllByText('Search did not answer. Your words are kept.')).length).toBeGreaterThan(0);
    await expect(field).toHaveValue('quilla');
  },
};

export const Refused: Story = {
  args: { entry: 'search/all/?q=%2F..' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Type at least one letter or digit.'),
};

export const GermanPhone: Story = {
  tags: ['shot'],
  args: { entry: 'suche/alle/klavier/', states: [], guestId: null, firstViewportOnly: true },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const OnBrasa: Story = {
  tags: ['shot'],
  args: { entry: 'buscar/videos/piano/', states: [], guestId: null, firstViewportOnly: true },
  globals: { brand: 'brasa', language: 'es' },
};
