import { AlbumTile, type AlbumTileProps } from '@lounge/kit/album-tile';
import { TileSkeleton } from '@lounge/kit/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const garden = {
  title: 'From the garden',
  href: '#garden',
  picture: picture('velvet', 'album', 'garden'),
  owner: 'Mirela',
  count: 18,
  price: { amount: 2000 },
} satisfies AlbumTileProps;

function InBrand({ picture: shown, ...props }: AlbumTileProps) {
  return <AlbumTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

const pictureOf = (seed: string) => picture('velvet', 'album', seed);

/** The default tile with other properties. */
function Tile({ seed = 'garden', ...props }: Partial<AlbumTileProps> & { seed?: string }) {
  return <InBrand {...garden} picture={pictureOf(seed)} {...props} />;
}

const meta = {
  title: 'Kit/AlbumTile',
  component: AlbumTile,
  args: garden,
  decorators: [inBox('tile')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof AlbumTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Free: Story = { args: { price: { amount: 0 } } };
export const Discount: Story = {
  args: { price: { amount: 1200, was: 1500 }, badges: [{ kind: 'discount', percent: 20 }] },
};
export const WithVip: Story = { args: { withVip: true, badges: [{ kind: 'vip' }] } };
export const Bought: Story = { args: { bought: true } };
export const Pinned: Story = { args: { pinned: true } };
export const OnePicture: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mirela · 1 picture')).toBeVisible();
  },
};
export const Videos: Story = { args: { holds: 'videos', count: 6 } };
export const OnTheOwnersPage: Story = { args: { owner: '' } };
export const OnTheOwnersPageBought: Story = { args: { owner: '', bought: true } };
export const LockedByAgeCheck: Story = { args: { lock: 'ageCheck' } };
export const NeedsPurchase: Story = { args: { lock: 'purchase' } };
export const LongTitle: Story = { args: { title: 'Benachrichtigungseinstellungen im Garten' } };
export const PictureFailed: Story = { args: { picture: brokenPicture } };
export const Loading: Story = { render: () => <TileSkeleton shape="album" /> };

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
