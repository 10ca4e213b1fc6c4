import { AlbumTile, type AlbumTileProps } from '@lounge/kit/album-tile';
import { TileSkeleton } from '@lounge/kit/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { albumTileExample } from '../../../packages/kit/src/album-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: AlbumTileProps) {
  return <AlbumTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

const pictureOf = (seed: string) => picture('velvet', 'album', seed);

/** The default tile with other properties. */
function Tile({ seed = 'garden', ...props }: Partial<AlbumTileProps> & { seed?: string }) {
  return <InBrand {...albumTileExample} picture={pictureOf(seed)} {...props} />;
}

const meta = {
  title: 'Kit/AlbumTile',
  component: AlbumTile,
  args: albumTileExample,
  decorators: [inBox('tile')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof AlbumTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An album with pictures, for coins. @spec component:AlbumTile 2, 10 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mirela · 18 pictures')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="price"]')).toHaveTextContent(/^20/);
  },
};
/** @spec component:AlbumTile 1, 14 */
export const Free: Story = {
  args: { price: { amount: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvasElement.querySelector('.kit-coin')).toBeNull();
  },
};
/** @spec component:AlbumTile 14 */
export const BelowZero: Story = {
  args: { price: { amount: -100 } },
  play: ({ canvas }) => expect(canvas.getByText('Free')).toBeVisible(),
};
/** @spec component:AlbumTile 5 */
export const Discount: Story = {
  args: { price: { amount: 1200, was: 1500 }, badges: [{ kind: 'discount', percent: 20 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('15');
    await expect(canvasElement.querySelector('[data-badge="discount"]')).toHaveTextContent('20');
  },
};
/** @spec component:AlbumTile 3 */
export const WithVip: Story = {
  args: { withVip: true, badges: [{ kind: 'vip' }] },
  play: ({ canvas }) => expect(canvas.getByText('With VIP')).toBeVisible(),
};
/** @spec component:AlbumTile 4 */
export const Bought: Story = {
  args: { bought: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(canvasElement.querySelector('[data-badge="bought"]')).toBeVisible();
  },
};
/** @spec component:AlbumTile 6 */
export const Liked: Story = {
  args: { rating: 'liked' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'You like it' })).toBeVisible(),
};
/** Below the mark of the pin. @spec component:AlbumTile 7 */
export const Disliked: Story = {
  args: { rating: 'disliked', pinned: true },
  play: async ({ canvas }) => {
    const [pin, rating] = ['Pinned', 'You do not like it'].map((name) => canvas.getByRole('img', { name }));
    await expect(rating?.getBoundingClientRect().top).toBeGreaterThan(pin?.getBoundingClientRect().bottom ?? Infinity);
  },
};
/** @spec component:AlbumTile 8 */
export const Pinned: Story = {
  args: { pinned: true },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Pinned' })).toBeVisible(),
};
export const Look: Story = {
  args: {
    preview: {
      title: 'A look into the garden',
      urls: ['garden', 'palms', 'yellow'].map((each) => `${pictureOf(each).src}/w160.webp`),
    },
    onLook: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'A look into the garden' })).toBeVisible();
    await userEvent.tab();
    await expect(args.onLook).toHaveBeenLastCalledWith({ isLooking: true });
    await userEvent.tab();
    await expect(args.onLook).toHaveBeenLastCalledWith({ isLooking: false });
  },
};
export const OnePicture: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mirela · 1 picture')).toBeVisible();
  },
};
/** @spec component:AlbumTile 9 */
export const Videos: Story = {
  args: { holds: 'videos', count: 6 },
  play: ({ canvas }) => expect(canvas.getByText('Mirela · 6 videos')).toBeVisible(),
};
export const OnTheOwnersPage: Story = { args: { owner: '' } };
export const OnTheOwnersPageBought: Story = { args: { owner: '', bought: true } };
/** @spec component:AlbumTile 11 */
export const LockedByAgeCheck: Story = {
  args: { lock: 'ageCheck' },
  play: ({ canvas }) => expect(canvas.getByText('Verify once to see it')).toBeVisible(),
};
export const NeedsPurchase: Story = { args: { lock: 'purchase' } };
export const LongTitle: Story = { args: { title: 'Benachrichtigungseinstellungen im Garten' } };
/** @spec component:AlbumTile 13 */
export const PictureFailed: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="failed"] svg')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /again/i })).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
/** @spec component:AlbumTile 12 */
export const Loading: Story = {
  render: () => <TileSkeleton shape="album" />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part="frame"]')?.getBoundingClientRect();
    await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(3 / 4, 1);
  },
};

function OwnTile(props: Parameters<typeof Tile>[0]) {
  return <Tile {...props} owner="" />;
}

export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet>
      <State name="For coins">
        <Tile />
      </State>
      <State name="Free">
        <Tile seed="palms" title="Under the palms" price={{ amount: 0 }} />
      </State>
      <State name="Bought">
        <Tile seed="yellow" title="The yellow room" bought />
      </State>
      <State name="Discount">
        <Tile price={{ amount: 1200, was: 1500 }} badges={[{ kind: 'discount', percent: 20 }]} />
      </State>
      <State name="Included with VIP">
        <Tile seed="palms" withVip badges={[{ kind: 'vip' }]} />
      </State>
      <State name="Locked by age check">
        <Tile seed="yellow" lock="ageCheck" />
      </State>
      <State name="On the owner's page">
        <OwnTile />
      </State>
      <State name="On the owner's page, free">
        <OwnTile seed="palms" price={{ amount: 0 }} />
      </State>
      <State name="On the owner's page, bought">
        <OwnTile seed="yellow" bought />
      </State>
      <State name="Picture failed">
        <Tile picture={brokenPicture} />
      </State>
      <State name="Loading">
        <TileSkeleton shape="album" />
      </State>
    </Sheet>
  ),
};
