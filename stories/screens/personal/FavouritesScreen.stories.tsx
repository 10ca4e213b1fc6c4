import {
  anAlbumOfPerformer,
  guestHasAddress,
  guestHasPinned,
  numberIsVerified,
  performerComesOnline,
  performerGoesOffline,
  setUpState,
} from '@lounge/mock-api/states';
import { favouriteActorsRequest, favouriteUnpinActor } from '@lounge/protocol/content/favourites';
import { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const performers = Array.from({ length: 12 }, (_, at) =>
  guestHasPinned({ guestId: 7, kind: 'actor', id: 101 + at, emailNotification: at === 0 }),
);
const content = [
  anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 }),
  anAlbumOfPerformer({ id: 91002, actorId: 101, title: 'Set card', isSedcard: true }),
  guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
  guestHasPinned({ guestId: 7, kind: 'sedcards', id: 91002 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001004 }),
];

const meta = {
  title: 'Screens/Favourites',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/favourites/', guestId: 7, states: [robin, ...performers, ...content] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const sectionOf = async (canvas: Canvas, name: RegExp | string) => within(await canvas.findByRole('region', { name }));

/** The tile of a pinned performer. */
const tileOf = async (canvas: Canvas, name: string) => {
  const unpin = await canvas.findByRole('button', { name: `Unpin ${name}` });
  return within(unpin.closest('article') as HTMLElement);
};

/**
 * Each tab has its kind, and how many there are.
 * @spec screen:personal.favourites 1, feature:favourites.list 1
 */
export const Kinds: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    const tabs = await sectionOfTabs(canvas);
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Performers12',
        'Albums1',
        'Introductions1',
        'Pictures2',
      ]),
    );
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Performers');
    await expect((await sectionOf(canvas, /^Pinned performers/)).getAllByRole('article')).toHaveLength(10);
    await userEvent.click(tabs.getByRole('link', { name: /^Albums/ }));
    const albums = await sectionOf(canvas, 'Pinned albums');
    await waitFor(() => expect(albums.getAllByRole('article')).toHaveLength(1));
    await expect(albums.getByRole('link', { name: /From the garden/ })).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: /^Introductions/ }));
    const sedcards = await sectionOf(canvas, 'Pinned introductions');
    await expect(await sedcards.findByRole('link', { name: /Set card/ })).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: /^Pictures/ }));
    const pictures = await sectionOf(canvas, 'Pinned pictures');
    await waitFor(() => expect(pictures.getAllByRole('listitem')).toHaveLength(2));
    await expect(router.state.location.search).toBe('?show=pictures');
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Pictures');
  },
};

const sectionOfTabs = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'What is pinned' }));

/**
 * Alerts by mail and SMS, a message, a chat while she is online, and ten performers who go with them.
 * @spec screen:personal.favourites 2, 4-5, screen:overlay.pinned-notification 1
 */
export const Default: Story = {
  args: {
    states: [
      robin,
      ...performers,
      guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true, mails: 0 }),
      numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' }),
      performerComesOnline({ id: 101 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const pinned = await sectionOf(canvas, /^Pinned performers/);
    const more = await pinned.findByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(12));
    const mirela = await tileOf(canvas, 'Mirela');
    await expect(mirela.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    const sms = mirela.getByRole('checkbox', { name: 'SMS' });
    await waitFor(() => expect(sms).toBeEnabled());
    await userEvent.click(sms);
    const stored = () =>
      world.database.reader.query(`select email, sms from pin where "guestId" = 7 and "subjectId" = 101`, []);
    await waitFor(async () => expect(await stored()).toEqual([{ email: 1, sms: 1 }]));
    await expect(mirela.getByRole('link', { name: 'Write to Mirela' })).toHaveAttribute(
      'href',
      '/en/messenger/?actor=101',
    );
    await expect(mirela.getByRole('link', { name: 'Chat with Mirela' })).toHaveAttribute(
      'href',
      '/en/amateur/mirela/live-show/',
    );
    await setUpState(performerGoesOffline({ id: 101 }), world);
    await waitFor(() => expect(mirela.queryByRole('link', { name: 'Chat with Mirela' })).toBeNull());
    const recommended = await sectionOf(canvas, 'You may like them too');
    await expect(recommended.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(mirela.getByRole('button', { name: 'Unpin Mirela' }));
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(11));
  },
};

/**
 * Ten performers at a time, eight recommended ones in the grid, five in the row, and sixteen videos.
 * @spec screen:mobile.favourites 1, constant:mobile.favouritesPerPage, feature:favourites.list 2, component:FavouriteTile 8
 */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const pinned = await sectionOf(canvas, /^Pinned performers/);
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(10));
    await expect(pinned.getByText('10 of 12')).toBeVisible();
    const recommended = await sectionOf(canvas, 'You may like them too');
    const visible = () => recommended.getAllByRole('article').filter((each) => each.checkVisibility());
    await waitFor(() => expect(visible()).toHaveLength(8));
    await expect((await sectionOf(canvas, 'Their newest videos')).getAllByRole('article')).toHaveLength(16);
    await userEvent.click((await sectionOfTabs(canvas)).getByRole('link', { name: /^Pictures/ }));
    await sectionOf(canvas, 'Pinned pictures');
    await waitFor(async () => {
      const row = await sectionOf(canvas, 'You may like them too');
      await expect(row.getAllByRole('article')).toHaveLength(5);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * An unpinned performer leaves at once; with a keyboard the way back has the focus, and brings back the alerts too.
 * @spec feature:favourites.list 3, component:FavouriteTile 7
 */
export const UndoByKeyboard: Story = {
  args: { states: [robin, ...performers.slice(0, 3)] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const unpin = await canvas.findByRole('button', { name: 'Unpin Mirela' });
    unpin.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Unpin Mirela' })).toBeNull();
    await expect(await canvas.findByText('Mirela is no longer pinned.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pin again' })).toHaveFocus());
    const stored = () =>
      world.database.reader.query(`select email from pin where "guestId" = 7 and "subjectId" = 101`, []);
    await waitFor(async () => expect(await stored()).toEqual([]));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Unpin Mirela' })).toBeVisible();
    await expect(canvas.queryByText('Mirela is no longer pinned.')).toBeNull();
    await waitFor(async () => expect(await stored()).toEqual([{ email: 1 }]));
  },
};

/** A removal that the server did not store: the performer is back, and the page says so. */
export const RemovalNotStored: Story = {
  args: { states: [robin, ...performers.slice(0, 3)] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: favouriteUnpinActor.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Unpin Mirela' }));
    await expect(await canvas.findByRole('alert', {})).toHaveTextContent('Your pin is as it was');
    await expect(canvas.getByRole('button', { name: 'Unpin Mirela' })).toBeVisible();
    await expect(canvas.queryByText('Mirela is no longer pinned.')).toBeNull();
  },
};

/** An album and a picture are unpinned where they are, too. */
export const UndoContent: Story = {
  args: { entry: 'myvelvet/favourites/?show=albums' },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    const unpin = () => canvas.findByRole('button', { name: 'Unpin From the garden' });
    await userEvent.click(await unpin());
    await expect(await canvas.findByRole('heading', { name: 'Nothing is pinned here yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pin again' }));
    await unpin();
    await router.navigate('/en/myvelvet/favourites/?show=pictures');
    const pictures = await sectionOf(canvas, 'Pinned pictures');
    const open = await pictures.findByRole('button', { name: 'Pin picture 2', pressed: true });
    await userEvent.click(open);
    await waitFor(() => expect(pictures.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Nobody: Story = {
  args: { states: [robin] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who is live' })).toHaveAttribute('href', '/en/');
    await expect(canvas.queryByRole('region', { name: 'You may like them too' })).toBeNull();
  },
};

/** @spec error:http-not-ok */
export const NotLoaded: Story = {
  args: { entry: 'myvelvet/favourites/?show=pictures', failing: [getPinnedPhotos] },
  play: async ({ canvas }) => {
    const pictures = await sectionOf(canvas, 'Pinned pictures');
    await userEvent.click(await pictures.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pictures.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** The list of performers comes by the socket. */
export const PerformersNotLoaded: Story = {
  args: { entry: 'help/' },
  play: async ({ canvas, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    world.faults.inject({ call: favouriteActorsRequest.id, code: 'unavailable', times: 1, ms: 0 });
    await router.navigate('/en/myvelvet/favourites/');
    const pinned = await sectionOf(canvas, /^Pinned performers/);
    await userEvent.click(await pinned.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(10));
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see what is yours' })).toBeVisible();
  },
};

export const SpanishBrasaPhone: Story = {
  tags: ['shot'],
  args: { entry: 'mybrasa/favourites/', states: [robin, ...performers.slice(0, 3), ...content] },
  globals: { language: 'es', brand: 'brasa', theme: 'light', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dejar de fijar a Mirela' })).toBeVisible();
  },
};
