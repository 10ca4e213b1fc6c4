import {
  aChannelOfGuest,
  aMessageInChannel,
  anAlbumOfPerformer,
  aPerformer,
  aVideoOfPerformer,
  guestArchived,
  guestArchives,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasChatMedia,
  guestHasPinned,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const owned = [
  robin,
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  aPerformer({ id: 9102, name: 'Ada Marsh' }),
  aVideoOfPerformer({ id: 95001, actorId: 9101, title: 'Rooftop, after rain', price: 2400 }),
  aVideoOfPerformer({ id: 95002, actorId: 9102, title: 'A letter, read twice', price: 2400 }),
  aVideoOfPerformer({ id: 95003, actorId: 9102, title: 'Not bought yet', price: 2400 }),
  anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'From the garden', price: 900 }),
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
  guestBoughtVideo({ guestId: 7, videoId: 95002 }),
  guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
  guestHasPinned({ guestId: 7, kind: 'album', id: 95003 }),
  guestHasChatMedia({ id: 1, guestId: 7, actorId: 9101, kind: 'clip' }),
  guestHasChatMedia({ id: 2, guestId: 7, actorId: 9101, kind: 'audio', duration: 200 }),
];

const meta = {
  title: 'Screens/Library',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/mediathek/', guestId: 7, states: owned },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const tabsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Parts of your library' }));

const openTab = async (canvas: Canvas, name: RegExp) =>
  userEvent.click((await tabsOf(canvas)).getByRole('link', { name }));

const kindsIn = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Kind of media' }));

/** The titles of a part, once it has so many. */
const titlesOf = async (canvas: Canvas, part: string, count: number) => {
  await waitFor(() =>
    expect(
      within(canvas.getByRole('region', { name: part }))
        .queryAllByRole('article')
        .map(({ ariaBusy }) => ariaBusy),
    ).toEqual(Array.from({ length: count }, () => null)),
  );
  return within(canvas.getByRole('region', { name: part }))
    .getAllByRole('article')
    .map((tile) => tile.querySelector('[data-part="link"]')?.textContent);
};

/**
 * Purchases with the totals, and the number of items of each tab.
 * @spec screen:personal.mediathek-shop 1, screen:personal.videos 1, screen:personal.mediathek-audio 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const titles = await titlesOf(canvas, 'Shop', 3);
    await expect(new Set(titles)).toEqual(new Set(['A letter, read twice', 'From the garden', 'Rooftop, after rain']));
    for (const text of ['2 videos', '1 album', '1 sound', '1 chat clip'])
      await expect(canvas.getByText(text)).toBeVisible();
    const tabs = await tabsOf(canvas);
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Shop3',
      'Pinned2',
      'Archive0',
      'Feed0',
      'Messenger0',
      'Clips1',
      'Audio1',
    ]);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
    await expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/videos/95001/',
    );
  },
};

/**
 * Search, kind and order are in the address; without a hit the page leads on.
 * @spec screen:personal.mediathek-shop 2
 */
export const Filtered: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 3);
    await userEvent.click(kindsIn(canvas).getByRole('link', { name: 'Pictures' }));
    await expect(await titlesOf(canvas, 'Shop', 1)).toEqual(['From the garden']);
    await userEvent.click(kindsIn(canvas).getByRole('link', { name: 'Videos' }));
    await expect(await titlesOf(canvas, 'Shop', 2)).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'title');
    await waitFor(() => expect(router.state.location.search).toBe('?type=video&order=title'));
    // Those of the order before are as many.
    await waitFor(async () =>
      expect(await titlesOf(canvas, 'Shop', 2)).toEqual(['A letter, read twice', 'Rooftop, after rain']),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'Roof{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?type=video&q=roof&order=title'));
    await expect(await titlesOf(canvas, 'Shop', 1)).toEqual(['Rooftop, after rain']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'waltz{Enter}');
    await expect(await canvas.findByText('Nothing found for “waltz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the search' }));
    await titlesOf(canvas, 'Shop', 2);
  },
};

/**
 * One press archives, the totals follow, Undo brings it back; from the archive one press does.
 * @spec screen:personal.mediathek-archive 1, feature:library.archive 2, screen:personal.mediathek 4
 */
export const Archiving: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Rooftop, after rain' }));
    await titlesOf(canvas, 'Shop', 2);
    await expect(canvas.getByText('“Rooftop, after rain” is in the archive.')).toBeVisible();
    const tabs = await tabsOf(canvas);
    await expect(tabs.getByRole('link', { name: /^Shop/ })).toHaveTextContent('Shop2');
    await expect(tabs.getByRole('link', { name: /^Archive/ })).toHaveTextContent('Archive1');
    await expect(canvas.getByText('2 videos')).toBeVisible();
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await titlesOf(canvas, 'Shop', 3);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toHaveFocus());
    const back = canvas.getByText('“Rooftop, after rain” is back in your library.');
    await expect(back).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive From the garden' }));
    await titlesOf(canvas, 'Shop', 2);
    await openTab(canvas, /^Archive/);
    await expect(await titlesOf(canvas, 'Archive', 1)).toEqual(['From the garden']);
    await userEvent.click(canvas.getByRole('button', { name: 'Bring From the garden back' }));
    await expect(await canvas.findByText('Nothing put away')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the shop tab' }));
    await titlesOf(canvas, 'Shop', 3);
  },
};

/**
 * Archived items stay open, and the archive has its own search, kind and order.
 * @spec screen:personal.mediathek-archive 2
 */
export const Archive: Story = {
  args: {
    entry: 'myvelvet/mediathek/?tab=archive',
    states: [
      ...owned,
      guestArchived({ guestId: 7, kind: 'video', id: 95001 }),
      guestArchived({ guestId: 7, kind: 'album', id: 91001 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await titlesOf(canvas, 'Archive', 2);
    await expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/videos/95001/',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'title');
    await waitFor(async () =>
      expect(await titlesOf(canvas, 'Archive', 2)).toEqual(['From the garden', 'Rooftop, after rain']),
    );
    await userEvent.click(kindsIn(canvas).getByRole('link', { name: 'Pictures' }));
    await expect(await titlesOf(canvas, 'Archive', 1)).toEqual(['From the garden']);
    await userEvent.type(canvas.getByRole('searchbox'), 'noor{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('q=noor'));
    await expect(await titlesOf(canvas, 'Archive', 1)).toEqual(['From the garden']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'ada{Enter}');
    await expect(await canvas.findByText('Nothing found for “ada”')).toBeVisible();
  },
};

/**
 * Pins: a picture that is the guest's, and a video that is not bought yet.
 * @spec screen:personal.mediathek-pinned 1, screen:personal.pinned-videos 1
 */
export const Pinned: Story = {
  args: { entry: 'myvelvet/mediathek/?tab=pinned' },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await expect(new Set(await titlesOf(canvas, 'Pinned', 2))).toEqual(new Set(['From the garden', 'Not bought yet']));
    await expect(canvas.getByText('Not yours yet')).toBeVisible();
    await userEvent.click(kindsIn(canvas).getByRole('link', { name: 'Videos' }));
    await expect(await titlesOf(canvas, 'Pinned', 1)).toEqual(['Not bought yet']);
    await expect(canvas.getByRole('link', { name: 'Not bought yet' })).toHaveAttribute(
      'href',
      '/en/amateur/ada-marsh/videos/95003/',
    );
  },
};

/** @spec screen:personal.mediathek-pinned 2 */
export const PinnedFiltered: Story = {
  args: { entry: 'myvelvet/mediathek/?tab=pinned' },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await titlesOf(canvas, 'Pinned', 2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'performer');
    await waitFor(async () =>
      expect(await titlesOf(canvas, 'Pinned', 2)).toEqual(['Not bought yet', 'From the garden']),
    );
    await userEvent.click(kindsIn(canvas).getByRole('link', { name: 'Pictures' }));
    await expect(await titlesOf(canvas, 'Pinned', 1)).toEqual(['From the garden']);
    await userEvent.type(canvas.getByRole('searchbox'), 'ada{Enter}');
    await expect(await canvas.findByText('Nothing found for “ada”')).toBeVisible();
  },
};

const dataOf = (canvas: Canvas, part: string) =>
  within(canvas.getByRole('region', { name: part }))
    .getAllByRole('article')
    .map(({ dataset }) => [dataset['media'], dataset['source'], dataset['origin']].join(' '));

/** Type, source and origin of what each part has. @spec screen:personal.mediathek 3 */
export const Sources: Story = {
  args: { states: [...owned, guestArchived({ guestId: 7, kind: 'video', id: 95002 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 2);
    await expect(new Set(dataOf(canvas, 'Shop'))).toEqual(new Set(['video purchased shop', 'photo purchased shop']));
    for (const [tab, part, count, data] of [
      [/^Pinned/, 'Pinned', 2, ['photo pinned shop', 'video pinned shop']],
      [/^Archive/, 'Archive', 1, ['video archived shop']],
      [/^Clips/, 'Clips', 1, ['video purchased chatClip']],
    ] as const) {
      await openTab(canvas, tab);
      await titlesOf(canvas, part, count);
      await expect(new Set(dataOf(canvas, part))).toEqual(new Set(data));
    }
  },
};

const manyAlbums = Array.from({ length: 31 }, (_, at) => [
  anAlbumOfPerformer({ id: 92001 + at, actorId: 9102, title: `Album ${at + 1}`, price: 900 }),
  guestBoughtAlbum({ guestId: 7, albumId: 92001 + at }),
]).flat();

/** Thirty items of the library at a time, and fourteen pictures. @spec screen:personal.mediathek 5, feature:library.browse 6 */
export const PageSizes: Story = {
  args: { states: [robin, aPerformer({ id: 9102, name: 'Ada Marsh' }), ...manyAlbums] },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 30);
    await expect(canvas.getByText('30 of 31')).toBeVisible();
    await router.navigate('/en/myvelvet/mediathek/photos/');
    await titlesOf(canvas, 'Shop', 14);
    await expect(canvas.getByText('14 of 31')).toBeVisible();
  },
};

/** A clip plays in a window over the page. @spec screen:personal.mediathek-clips 1 */
export const Clips: Story = {
  args: { entry: 'myvelvet/mediathek/?tab=clips' },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await expect(await titlesOf(canvas, 'Clips', 1)).toEqual(['Video chat with Noor Vega']);
    await userEvent.click(canvas.getByRole('button', { name: 'Video chat with Noor Vega' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Video chat with Noor Vega' }));
    await expect(await dialog.findByRole('button', { name: /Play|Pause/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Video chat with Noor Vega' })).toHaveFocus();
  },
};

/** Pictures of all conversations; one opens, with the way to its conversation. @spec screen:personal.mediathek-messenger 1 */
export const Messenger: Story = {
  args: {
    entry: 'myvelvet/mediathek/?tab=messenger',
    states: [
      ...owned,
      aChannelOfGuest({ id: 301, guestId: 7, actorId: 9101 }),
      aMessageInChannel({
        id: 11,
        channelId: 301,
        senderType: 'actor',
        text: 'My view',
        messageType: 'image',
        imageId: 'view',
      }),
      aMessageInChannel({
        id: 12,
        channelId: 301,
        senderType: 'guest',
        text: null,
        messageType: 'image',
        imageId: 'mine',
      }),
      aMessageInChannel({ id: 13, channelId: 301, senderType: 'actor', text: 'Only words' }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const list = within(await canvas.findByRole('region', { name: 'Messenger' }));
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(2));
    await expect((await tabsOf(canvas)).getByRole('link', { name: /^Messenger/ })).toHaveTextContent('Messenger2');
    await expect(list.getByRole('button', { name: /^Picture from you/ })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Picture from Noor Vega.*My view$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Picture from Noor Vega' }));
    await expect(dialog.getByRole('img')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'To your messages' })).toHaveAttribute(
      'href',
      '/en/messenger/?actor=9101',
    );
  },
};

/** A sound plays by the controls of the browser. @spec screen:personal.mediathek-audio 2, feature:library.browse 2 */
export const Audio: Story = {
  args: { entry: 'myvelvet/mediathek/?tab=audio' },
  play: async ({ canvas, canvasElement, loaded }) => {
    await livePageOf({ loaded });
    await expect(await titlesOf(canvas, 'Audio', 1)).toEqual(['Video chat with Noor Vega']);
    await userEvent.click(canvas.getByRole('button', { name: 'Video chat with Noor Vega' }));
    await canvas.findByRole('dialog', { name: 'Video chat with Noor Vega' });
    await expect(canvasElement.ownerDocument.querySelector('dialog audio[controls]')).toHaveAccessibleName(
      'Video chat with Noor Vega',
    );
  },
};

/** Bought albums, pinned and archived pictures, fourteen at a time. @spec screen:personal.photos 1 */
export const Photos: Story = {
  args: {
    entry: 'myvelvet/mediathek/photos/',
    states: [
      ...owned,
      ...Array.from({ length: 16 }, (_, at) => [
        anAlbumOfPerformer({ id: 92001 + at, actorId: 9102, title: `Album ${at + 1}`, price: 900 }),
        guestBoughtAlbum({ guestId: 7, albumId: 92001 + at }),
      ]).flat(),
      guestArchived({ guestId: 7, kind: 'album', id: 91001 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 14);
    await expect(canvas.queryByText('Rooftop, after rain')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await titlesOf(canvas, 'Shop', 16);
    await openTab(canvas, /^Pinned/);
    await expect(await titlesOf(canvas, 'Pinned', 1)).toEqual(['From the garden']);
    await openTab(canvas, /^Archive/);
    await expect(await titlesOf(canvas, 'Archive', 1)).toEqual(['From the garden']);
  },
};

/** A move on another page changes this one. */
export const OtherPage: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await titlesOf(canvas, 'Shop', 3);
    await setUpState(guestArchives({ guestId: 7, kind: 'video', id: 95001 }), world);
    await titlesOf(canvas, 'Shop', 2);
    await expect((await tabsOf(canvas)).getByRole('link', { name: /^Archive/ })).toHaveTextContent('Archive1');
  },
};

export const SpanishBrasaPhone: Story = {
  args: { entry: 'mybrasa/mediathek/', firstViewportOnly: true },
  globals: { language: 'es', brand: 'brasa', theme: 'light', viewport: { value: 'phone' } },
  tags: ['shot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Archivar Rooftop, after rain' })).toBeVisible();
  },
};
