import {
  aPerformer,
  aVideoOfPerformer,
  guestBoughtVideo,
  guestHasNote,
  guestIsLoggedIn,
  performerHasInterview,
  performerHasWelcomeClip,
} from '@lounge/mock-api/states';
import { actorHeatMaps, actorInterviews, welcomeClips } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const noor = [
  aPerformer({
    id: 900,
    name: 'Noor Vega',
    isOnline: true,
    headline: 'Late tea and stories',
    about: 'Reads aloud until midnight.',
    similarIds: [101],
  }),
  performerHasInterview({
    id: 9701,
    actorId: 900,
    title: 'Three questions at the window',
    question: 'When is your best hour?',
    answer: 'Just after eleven.',
    at: '2026-11-09T18:00:00.000Z',
  }),
  performerHasWelcomeClip({ id: 9801, actorId: 900, fsk: 16, greeting: 'Hello. Sit down.' }),
];

const meta = {
  title: 'Screens/Performer/About',
  tags: ['!autodocs'],
  args: { entry: 'amateur/noor-vega/about-me/', states: noor },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const factsOf = (canvas: Canvas) =>
  Object.fromEntries(
    region(canvas, 'Facts')
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/**
 * @spec feature:performers.interviews 1, feature:performers.profile 6, screen:performer.about 2, feature:performers.online-times 1
 * @spec constant:mobile.recommendationsPerSlider
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    // Headline and paragraphs are those of the texts for search engines.
    await expect(canvas.getByRole('region', { name: 'Late tea and stories' })).toHaveTextContent(
      'Reads aloud until midnight.',
    );
    await expect(factsOf(canvas)).toEqual({
      Age: '31',
      'Lives in': 'Lisbon',
      Speaks: 'English, German',
      Gender: 'Woman',
    });
    const hours = region(canvas, 'Usually here');
    await expect(hours.getByText(/^Usually here (again|at)/)).toBeVisible();
    await expect(hours.getByText('“Late tea and stories”')).toBeVisible();
    await expect(hours.getByRole('table', { name: 'When Noor Vega is usually here, Berlin time' })).toBeVisible();
    await expect(hours.getAllByRole('cell', { name: 'mostly' })).toHaveLength(28);
    const interviews = region(canvas, 'Interviews');
    await expect(interviews.getByRole('heading', { name: 'Three questions at the window' })).toBeVisible();
    await expect(interviews.getByText('Just after eleven.')).toBeVisible();
    const sets = [...canvasElement.querySelectorAll<HTMLImageElement>('details source, details img')];
    await expect(sets.map(({ srcset }) => srcset).join()).toMatch(/w720\.\w+ 720w/);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Say hello' })).toHaveTextContent(/Noor Vega.*1 of 6/),
    );
    // Five in a row that scrolls, at most.
    await expect(region(canvas, 'In the same mood').getAllByRole('article')).toHaveLength(5);
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Noor Vega' })).getAllByRole('link');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'About me',
      'Videos0',
      'Pictures0',
      'Posts',
      'Live show',
      'Top cams',
    ]);
  },
};

/** @spec screen:performer.about 1, feature:performers.note 1 */
export const OfAGuest: Story = {
  args: {
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 't' }),
      ...noor,
      guestHasNote({ guestId: 7, actorId: 900, comment: 'Likes Satie.' }),
      guestHasNote({ guestId: 7, actorId: 101, comment: 'Plays at nine.' }),
      aVideoOfPerformer({ id: 95_001, actorId: 900 }),
      guestBoughtVideo({ guestId: 7, videoId: 95_001 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText('Reads aloud until midnight.')).toBeVisible();
    await expect(factsOf(canvas)).toMatchObject({ Age: '31', Speaks: 'English, German', Gender: 'Woman' });
    await expect(canvas.getByText('Just after eleven.')).toBeVisible();
    await expect(canvas.getByText('“Late tea and stories”')).toBeVisible();
    await expect(canvas.getByRole('table', { name: /Noor Vega/ })).toBeVisible();
    const note = canvas.getByRole('textbox', { name: /note/ });
    await waitFor(() => expect(note).toHaveValue('Likes Satie.'));
    await waitFor(() => expect(region(canvas, 'Yours').getByText('1 video, 0 albums, 0 tickets')).toBeVisible());
    await userEvent.type(note, ' Asks for tea.');
    await userEvent.tab();
    const stored = () =>
      testPageOf({ loaded }).world.database.reader.query(
        'select "actorId", comment from "actorNote" order by "actorId"',
        [],
      );
    await waitFor(async () =>
      expect(await stored()).toEqual([
        { actorId: 101, comment: 'Plays at nine.' },
        { actorId: 900, comment: 'Likes Satie. Asks for tea.' },
      ]),
    );
  },
};

export const NothingYet: Story = {
  args: { entry: 'amateur/nima/about-me/', states: [aPerformer({ id: 901, name: 'Nima', countRatings: 9 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Facts' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Interviews' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Satisfied guests' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'My note' })).toBeNull();
  },
};

/** @spec component:HeatMap 3 */
export const PartsFailed: Story = {
  args: { failing: [actorHeatMaps, actorInterviews, welcomeClips] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reads aloud until midnight.')).toBeVisible();
    await expect(canvas.getByText('The hours did not load.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Interviews' })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Say hello' })).toBeNull());
  },
};

/** @spec component:WelcomeClipRotator 1, feature:performers.welcome-clips 1, screen:welcome-clip-rotator 1 */
export const AClip: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = await canvas.findByRole('button', { name: 'Play the clip of Noor Vega' });
    const clips = region(canvas, 'Say hello');
    await expect(clips.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['360p', '180p']);
    await expect(clips.getByRole('link', { name: 'Noor Vega' })).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(canvasElement.querySelector('video track')).toHaveAttribute('src', '/media/welcome/9801/en.vtt');
    const poster = canvasElement.querySelector<HTMLImageElement>('[data-phase] img');
    await expect(poster?.currentSrc ?? '').toMatch(/\/portrait\/mirela\//);
    await expect(canvasElement.querySelector('video')).not.toHaveAttribute('src');
    await userEvent.click(play);
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="playing"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next clip' }));
    await expect(canvas.getByText('2 of 6')).toBeVisible();
  },
};

/** @spec feature:performers.profile 8 */
export const Genders: Story = {
  args: { entry: 'amateur/dario/about-me/', states: [] },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toMatchObject({ Gender: 'Man' });
  },
};

/** One column: words, facts, hours and interviews, then what stands beside them. @spec screen:mobile.performer-about 1, entity:enum.mobileActorProfilePage */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    const tabs = within(canvas.getByRole('navigation', { name: 'Seiten von Noor Vega' })).getAllByRole('link');
    const names = tabs.map(({ textContent }) => textContent.replace(/\d+$/, ''));
    for (const name of ['Über mich', 'Überblick', 'Bilder', 'Videos']) await expect(names).toContain(name);
    for (const name of ['Auf einen Blick', 'Meistens hier'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    const interviews = canvas.getByRole('region', { name: 'Interviews' }).getBoundingClientRect();
    const ratings = canvas.getByRole('heading', { name: 'Zufriedene Gäste' }).getBoundingClientRect();
    await expect(ratings.top).toBeGreaterThan(interviews.bottom);
  },
};

/** @spec rule:actor-name-lowercase */
export const UpperCase: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    await router.navigate('/en/amateur/NOOR-Vega/about-me/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/amateur/noor-vega/about-me/'));
    await router.navigate('/en/amateur/nobody-here/about-me/');
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: 'Noor Vega' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
