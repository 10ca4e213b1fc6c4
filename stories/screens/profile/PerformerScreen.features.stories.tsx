import { setPresence } from '@lounge/mock-api';
import {
  anAlbumOfPerformer,
  aPerformer,
  aPostOfPerformer,
  aShow,
  aVideoOfPerformer,
  guestHasNote,
  guestIsKnown,
  guestHasTicket,
  guestIsLoggedIn,
  noPosts,
  noShows,
  performerHasInterview,
  setUpState,
} from '@lounge/mock-api/states';
import { actorHeatMaps, recommendedModels } from '@lounge/protocol/content/actors';
import { getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { getTopVideos } from '@lounge/protocol/content/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

/** The facts below a performer's name, and the presence above it. */
const head = (canvasElement: HTMLElement) =>
  within(
    canvasElement.querySelector('main h1')?.closest<HTMLElement>('[data-part="words"]') ??
      document.createElement('div'),
  );

const meta = {
  title: 'Screens/Performer/States',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec feature:performers.profile 3, rule:rating-min-10, component:RatingBadge 2-3 */
export const FewRatings: Story = {
  args: {
    entry: 'amateur/nora/',
    states: [9, 10].map((count) =>
      aPerformer({ id: 900 + count, name: count === 9 ? 'Nora' : 'Nima', countRatings: count }),
    ),
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(head(canvasElement).getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible();
    await expect(head(canvasElement).queryByText(/ratings?$/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Satisfied guests' })).toBeNull();
    await testPageOf({ loaded }).router.navigate('/en/amateur/nima/');
    await waitFor(() => expect(head(canvasElement).getByText('96% of 10 ratings')).toBeVisible());
  },
};

/** @spec component:RatingBadge 1 */
export const TenRatings: Story = {
  args: { entry: 'amateur/nima/', states: [aPerformer({ id: 900, name: 'Nima', countRatings: 10 })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(head(canvasElement).getByText('96% of 10 ratings')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Satisfied guests' })).toBeVisible();
  },
};

/** @spec component:ChatButton 4, component:VideoChatButton 5, component:ChatButtonGroup 2 */
export const Offline: Story = {
  args: { entry: 'amateur/oona-lind/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(head(canvasElement).getByText(/^Not here right now/)).toBeVisible();
    const ways = within(canvas.getByRole('group', { name: 'Talk with Oona Lind' }));
    await expect(ways.queryByRole('button', { name: /Video chat/ })).toBeNull();
    await expect(ways.getByRole('button', { name: /Message/ })).toHaveTextContent(/free left/);
  },
};

/** @spec socket:actorOnline, socket:actorOffline */
export const ComesAndGoes: Story = {
  args: { entry: 'amateur/oona-lind/' },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setPresence(world, 111, true);
    await waitFor(() => expect(canvas.getByText('Online, not in a chat')).toBeVisible());
    await setPresence(world, 111, false);
    await waitFor(() => expect(canvas.queryByText('Online, not in a chat')).toBeNull());
  },
};

/** @spec component:EmptyState 2 */
export const NothingYet: Story = {
  args: { entry: 'amateur/nima/', states: [aPerformer({ id: 900, name: 'Nima', isNew: true, countRatings: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No albums yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'In the same mood' })).toBeNull();
  },
};

/** @spec error:http-not-ok */
export const PartsFailed: Story = {
  args: { failing: [getSedcardAlbums, getTopVideos, actorHeatMaps, recommendedModels] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'Usually here' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'In the same mood' })).toBeNull();
  },
};

export const OnToSomebodySimilar: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = within(canvas.getByRole('region', { name: 'In the same mood' })).getAllByRole('link');
    const name = first?.textContent ?? '';
    await userEvent.click(canvas.getByRole('link', { name }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible());
  },
};

/** Every count of a list leads to the whole list. */
export const AllOfALongList: Story = {
  args: {
    states: [1, 2, 3, 4, 5, 6, 7].flatMap((number) => [
      anAlbumOfPerformer({ id: 94_100 + number, actorId: 101, title: `Album number ${number}` }),
      aVideoOfPerformer({ id: 95_100 + number, actorId: 101, title: `Video number ${number}`, daysOld: 100 * number }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    for (const [list, kind] of [
      ['Videos', 'video'],
      ['Albums', 'album'],
    ] as const) {
      const section = within(canvas.getByRole('region', { name: list }));
      const shown = section.getAllByRole('link').length;
      const all = section.getByRole('button', { name: new RegExp(`^All \\d+ ${kind}s$`) });
      const total = Number(/\d+/.exec(all.textContent)?.[0]);
      await expect(shown).toBeLessThan(total);
      await userEvent.click(all);
      await waitFor(() => expect(section.getAllByRole('link')).toHaveLength(total));
      await expect(section.getByRole('link', { name: new RegExp(`${kind} number 7`, 'i') })).toBeVisible();
      await expect(all).not.toBeInTheDocument();
    }
  },
};

const at = (id: number, title: string, start: string) => aShow({ id, actorId: 101, title, start, minutes: 45 });

/**
 * Everything that a performer has is on the overview, the promoted video before the best rated ones; her interviews are one tab further. A
 * post leads to its page, and all of them are on a page of their own.
 * @spec screen:performer.overview 4
 */
export const Everything: Story = {
  args: {
    guestId: 7,
    states: [
      robin,
      aVideoOfPerformer({ id: 1, actorId: 101, title: 'Shown first', isPromoted: true, daysOld: 900 }),
      anAlbumOfPerformer({ id: 94_001, actorId: 101, title: 'An album of hers' }),
      noShows({}),
      at(9201, 'Piano by lamplight', '2026-11-27T20:00:00.000Z'),
      performerHasInterview({
        id: 9701,
        actorId: 101,
        title: 'Three questions',
        question: 'When?',
        answer: 'Just after eleven.',
        at: '2026-11-09T18:00:00.000Z',
      }),
      noPosts({}),
      aPostOfPerformer({ id: 96001, actorId: 101, kind: 'photos', photoCount: 3, text: 'Five cards.', minutesAgo: 5 }),
      aPostOfPerformer({ id: 96002, actorId: 102, text: 'Of somebody else.', minutesAgo: 10 }),
      aPostOfPerformer({ id: 96003, actorId: 101, text: 'Which song closes the show?', minutesAgo: 20 }),
    ],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    const videos = region('Videos').getAllByRole('link');
    await expect(videos[0]).toHaveTextContent('Shown first');
    await expect(videos.length).toBeGreaterThan(2);
    await expect(region('Albums').getByRole('link', { name: 'An album of hers' })).toBeVisible();
    await expect(region('In the same mood').getAllByRole('article').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('table', { name: /Mirela/ })).toBeVisible();
    await expect(region('Ticket shows').getByText('Piano by lamplight')).toBeVisible();
    await expect(await noteIn(canvas)).toBeVisible();
    const posts = within(region('Posts').getByRole('group', { name: 'Posts' }));
    await expect(posts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Five cards.', '/en/feed/96001/'],
      ['Which song closes the show?', '/en/feed/96003/'],
    ]);
    await userEvent.click(region('Posts').getByRole('link', { name: 'Show all posts' }));
    await expect(await canvas.findByText('1 photo post', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'About me' }));
    await expect(await canvas.findByRole('heading', { name: 'Three questions' })).toBeVisible();
  },
};

const noteIn = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Your note about Mirela' });

/** Visitors without an account are offered no note. */
export const NoNoteForVisitors: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await expect(canvas.queryByRole('heading', { name: 'My note' })).toBeNull();
  },
};

/** The guest's words are stored, and there when the page opens again. @spec screen:overlay.actor-note 1, rest:actor.note.store, feature:performers.note 1 */
export const MyNote: Story = {
  args: { guestId: 7, states: [robin] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = await livePageOf({ loaded });
    const field = await noteIn(canvas);
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await userEvent.type(field, 'Likes Satie.');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/^Saved /)).toBeVisible());
    await router.navigate('/en/');
    await router.navigate('/en/amateur/mirela/');
    await waitFor(async () => expect(await noteIn(canvas)).toHaveValue('Likes Satie.'));
  },
};

/** Another device has changed the note: neither is lost. */
export const NoteChangedElsewhere: Story = {
  args: { guestId: 7, states: [robin] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const field = await noteIn(canvas);
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    const at = '2026-11-20T19:59:00.000Z';
    await setUpState(guestHasNote({ guestId: 7, actorId: 101, comment: 'Plays at nine.', at }), world);
    await userEvent.type(field, 'From the train');
    await userEvent.tab();
    await expect(await canvas.findByText('You changed this note on another page or device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other one' }));
    await waitFor(() => expect(field).toHaveValue('Plays at nine.'));
  },
};

/** @spec screen:performer.overview 3, feature:performers.profile 3-4 */
export const PinAndRatings: Story = {
  args: {
    entry: 'amateur/nima/',
    states: [
      aPerformer({ id: 900, name: 'Nima', countRatings: 10, satisfactionRate: 96 }),
      aPerformer({ id: 901, name: 'Nora', countRatings: 9, satisfactionRate: 96 }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvas.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(head(canvasElement).getByText('96% of 10 ratings')).toBeVisible();
    const ring = canvas.getByRole('region', { name: 'Satisfied guests' });
    await expect(ring).toHaveTextContent(/96/);
    await expect(ring).toHaveTextContent(/10 ratings in 90 days/);
    await testPageOf({ loaded }).router.navigate('/en/amateur/nora/');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible());
    await expect(canvas.queryByText(/ratings/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Satisfied guests' })).toBeNull();
  },
};

/** @spec screen:performer.overview 5, feature:performers.banned-country 2 */
export const NotInThisCountry: Story = {
  args: {
    entry: 'amateur/noor-vega/',
    guestId: 7,
    states: [
      robin,
      aPerformer({
        id: 9101,
        name: 'Noor Vega',
        isOnline: true,
        bannedCountryCodes: ['AT'],
        similarIds: [9102, 101],
      }),
      aPerformer({ id: 9102, name: 'Ivo Lund', isOnline: true, bannedCountryCodes: ['AT'] }),
      guestIsKnown({ guestId: 7, postalCode: '1010', countryCode: 'AT' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available in your country.')).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'In the same mood' }));
    await expect(others.getByRole('link', { name: 'Mirela' })).toBeVisible();
    const ivo = others.getByRole('link', { name: 'Ivo Lund' }).closest('article');
    await expect(ivo).toHaveTextContent(/Not shown in your country/);
  },
};

/** Sixteen are read, eight of them are a grid. @spec constant:mobile.recommendationsPerGrid, feature:performers.recommendations 3 */
export const EightAlike: Story = {
  play: async ({ canvas, loaded }) => {
    const alike = () => within(canvas.getByRole('region', { name: 'In the same mood' })).getAllByRole('article');
    await expect(alike()).toHaveLength(8);
    await testPageOf({ loaded }).router.navigate('/en/amateur/mirela/about-me/');
    await waitFor(() => expect(alike()).toHaveLength(5));
    await expect(canvas.getByRole('group', { name: 'In the same mood' })).toContainElement(alike()[4] ?? null);
  },
};

/** @spec screen:performer.overview 6, feature:performers.profile 5 */
export const VisitIsCounted: Story = {
  args: { consent: 'all' },
  play: async ({ loaded }) => {
    const { world } = await livePageOf({ loaded });
    const visits = () => world.database.reader.query('select visits from actor where slug = ?', ['mirela']);
    await waitFor(async () => expect(await visits()).toEqual([{ visits: 1 }]));
  },
};

/** The dates of her shows: those to come, in the guest's own time, and those that took place. */
export const ShowDates: Story = {
  args: {
    guestId: 7,
    timeZone: 'America/New_York',
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      noShows({}),
      at(9201, 'Piano by lamplight', '2026-11-27T20:00:00.000Z'),
      at(9202, 'Four hands', '2026-12-04T20:00:00.000Z'),
      guestHasTicket({ ticketId: 1, guestId: 7, showId: 9202 }),
      at(9203, 'Requests until midnight', '2026-10-16T20:00:00.000Z'),
    ],
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Ticket shows' }));
    await expect(section.getByText('Times for New York')).toBeVisible();
    const rowsOf = (name: string) =>
      within(section.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(rowsOf('Coming')).toEqual([
      'Fri 27 November, 15:00–15:45Piano by lamplight80 coins',
      'Fri 4 December, 15:00–15:45Four handsYou have a ticket',
    ]);
    await expect(rowsOf('Earlier')).toEqual(['16 October 2026Requests until midnight']);
    await expect(section.getByRole('link', { name: 'Four hands' })).toHaveAttribute('href', '/en/cam-shows/9202/');
  },
};
