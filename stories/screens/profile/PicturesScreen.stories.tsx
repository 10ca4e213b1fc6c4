import {
  anAlbumOfPerformer,
  aPerformer,
  guestBoughtAlbum,
  guestHasPinned,
  guestOwnsCoins,
  guestRatedAlbum,
} from '@lounge/mock-api/states';
import { getGalleryPreview, getSedcardAlbums } from '@lounge/protocol/content/galleries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const actorId = 900;
const alone = aPerformer({ id: actorId, name: 'Noor Vega', isOnline: true });
const noor = [
  alone,
  anAlbumOfPerformer({ id: 91001, actorId, title: 'Who I am', isSedcard: true }),
  anAlbumOfPerformer({ id: 91002, actorId, title: 'Rosemary' }),
  anAlbumOfPerformer({ id: 91003, actorId, title: 'Late light', price: 900 }),
  anAlbumOfPerformer({ id: 91004, actorId, title: 'Behind the curtain', isVip: true }),
];
const opinions = [
  robin,
  guestOwnsCoins({ guestId: 7, amount: 2500 }),
  guestRatedAlbum({ guestId: 7, albumId: 91001, rating: 5 }),
  guestRatedAlbum({ guestId: 7, albumId: 91002, rating: 1 }),
  guestHasPinned({ guestId: 7, kind: 'album', id: 91002 }),
  guestBoughtAlbum({ guestId: 7, albumId: 91003 }),
];

const meta = {
  title: 'Screens/Performer/Pictures',
  tags: ['!autodocs'],
  args: { entry: 'amateur/noor-vega/pictures/', guestId: 7, states: [...noor, ...opinions] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const part = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const tileOf = (canvas: Canvas, title: string) =>
  canvas.getByRole('link', { name: title }).closest('article') as HTMLElement;
const partNames = (canvas: Canvas) =>
  ['Introduction', 'Photos', 'Private shop'].filter((name) => canvas.queryByRole('region', { name }) !== null);

/**
 * Sedcards with their top three pictures, photo albums, the private shop; without a filter all of them are shown.
 * @spec screen:performer.pictures 1-2, feature:albums.view 4-5, component:SedcardTile 7-8
 * @spec constant:picture.sedcardFilterDefault, constant:sedcard.topImages, entity:sedcardOrPhotoAlbum
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Noor Vega' }));
    await expect(tabs.getByRole('link', { name: /^Pictures/ })).toHaveAttribute('aria-current', 'page');
    await expect(partNames(canvas)).toEqual(['Introduction', 'Photos', 'Private shop']);
    const sedcard = tileOf(canvas, 'Who I am');
    await expect(sedcard.querySelectorAll('[data-part="photo"] img')).toHaveLength(3);
    await expect(sedcard).toHaveTextContent('18 pictures · 68 likes · Free');
    await expect(within(sedcard).getByRole('img', { name: 'You like it' })).toBeVisible();
    const photos = within(tileOf(canvas, 'Rosemary'));
    await expect(photos.getByRole('img', { name: 'You do not like it' })).toBeVisible();
    await expect(photos.getByRole('img', { name: 'Pinned' })).toBeVisible();
    await expect(photos.getByText('18 pictures')).toBeVisible();
    await expect(photos.getByText('Free')).toBeVisible();
    const shop = part(canvas, 'Private shop');
    await expect(shop.getByText('Bought')).toBeVisible();
    await expect(shop.getByText('With VIP')).toBeVisible();
    await expect(shop.queryByRole('link', { name: 'Rosemary' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Photos' }));
    await waitFor(() => expect(partNames(canvas)).toEqual(['Photos']));
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(partNames(canvas)).toHaveLength(3));
  },
};

/** A filter that nobody knows is none. */
export const UnknownFilter: Story = {
  args: { entry: 'amateur/noor-vega/pictures/?filter=clips' },
  play: ({ canvas }) => expect(partNames(canvas)).toHaveLength(3),
};

export const NothingForThisFilter: Story = {
  args: {
    entry: 'amateur/noor-vega/pictures/?filter=sedcards',
    states: [alone, anAlbumOfPerformer({ id: 91002, actorId, title: 'Rosemary' })],
  },
  play: ({ canvas }) => expect(canvas.getByText('All pictures are one click away.')).toBeVisible(),
};

export const Nothing: Story = {
  args: { states: [alone] },
  play: ({ canvas }) => expect(canvas.getByText('Nothing here yet')).toBeVisible(),
};

export const NotLoaded: Story = {
  args: { failing: [getSedcardAlbums] },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /again/i })).toBeVisible(),
};

/** The look into an album that the pointer rests on. @spec component:AlbumTile 15 */
export const Look: Story = {
  play: async ({ canvas }) => {
    const tile = tileOf(canvas, 'Late light');
    await userEvent.hover(tile);
    const look = await within(tile).findByRole('img', { name: 'Late light · Noor Vega' });
    const files = [...look.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    await expect(files).toEqual(
      ['bust-noor-1', 'bust-noor-2', 'room-noor-3'].map((seed) => `/pictures/velvet/portrait/${seed}/w320.webp`),
    );
    await userEvent.unhover(tile);
    await waitFor(() => expect(within(tile).queryByRole('img', { name: 'Late light · Noor Vega' })).toBeNull());
  },
};

/** A look that does not load leaves the tile as it is. @spec component:AlbumTile 15 */
export const LookFails: Story = {
  args: { failing: [getGalleryPreview] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const tile = tileOf(canvas, 'Late light');
    await userEvent.hover(tile);
    await waitFor(() => expect(testPageOf({ loaded }).sentOf(getGalleryPreview)).toBe(1));
    await expect(canvasElement.querySelector('[data-part="look"]')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(within(tile).getByText('Bought')).toBeVisible();
  },
};

/** One column, with the tabs of a wide page. @spec screen:mobile.performer-pictures 1 */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Noor Vega' })).getAllByRole('link');
    const names = tabs.map(({ textContent }) => textContent.replace(/\d+$/, ''));
    for (const name of ['About me', 'Overview', 'Pictures', 'Videos']) await expect(names).toContain(name);
    const boxes = ['Introduction', 'Photos', 'Private shop'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    for (const [at, box] of boxes.slice(1).entries()) {
      await expect(box.top).toBeGreaterThan(boxes[at]?.bottom ?? Infinity);
      await expect(box.left).toBe(boxes[0]?.left);
    }
  },
};
export const GermanBrasa: Story = { globals: { language: 'de', brand: 'brasa' } };
