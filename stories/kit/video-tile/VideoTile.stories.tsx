import { TileSkeleton } from '@lounge/kit/skeleton';
import { VideoTile, type VideoTileProps } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const rooftop = {
  title: 'Rooftop, after rain',
  href: '#rooftop',
  picture: picture('velvet', 'still', 'rooftop'),
  duration: 724,
  owner: 'Mirela',
  likes: 1204,
  price: { amount: 2400 },
} satisfies VideoTileProps;

function InBrand({ picture: shown, ...props }: VideoTileProps) {
  return <VideoTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

const pictureOf = (seed: string) => picture('velvet', 'still', seed);

/** The default tile with other properties. */
function Tile({ seed = 'rooftop', ...props }: Partial<VideoTileProps> & { seed?: string }) {
  return <InBrand {...rooftop} picture={pictureOf(seed)} {...props} />;
}

const meta = {
  title: 'Kit/VideoTile',
  component: VideoTile,
  args: rooftop,
  decorators: [inBox('video')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof VideoTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Checks that a tile says why it is locked, and neither its length nor its price. */
const locked =
  (reason: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(reason))).toBeVisible();
    await expect(canvas.queryByText('12:04')).toBeNull();
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/\b24\b/);
  };

/** @spec component:VideoTile 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/12:04.*24.*Mirela · 1,204 likes/);
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};

/** @spec component:VideoTile 11 */
export const New: Story = {
  args: { badges: [{ kind: 'new' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

/** @spec component:VideoTile 3 */
export const Discount: Story = {
  args: { price: { amount: 1800, was: 2200 }, badges: [{ kind: 'discount', percent: 20 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−20%')).toBeVisible();
    await expect(canvas.getByText('22').tagName).toBe('S');
    await expect(canvas.getByRole('article')).toHaveTextContent(/18/);
  },
};
export const Euro: Story = { args: { price: { amount: 499, currency: 'EUR' } } };

/** @spec rule:price-free-label, component:VideoTile 1, 25 */
export const Free: Story = {
  args: { price: { amount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

/** A video for VIPs, which their flat rate includes. @spec component:VideoTile 4, 15 */
export const WithVip: Story = {
  args: {
    picture: pictureOf('orchids'),
    title: 'Orchids at midnight',
    withVip: true,
    badges: [{ kind: 'vip' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP')).toBeVisible();
    await expect(canvas.getByText('With VIP')).toBeVisible();
  },
};

/** @spec component:VideoTile 13 */
export const Bought: Story = {
  args: { bought: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought')).toBeVisible();
    await expect(canvas.getByText('Play')).toBeVisible();
  },
};

export const BoughtAndBegun: Story = {
  args: { bought: true, progress: 0.37 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Continue')).toBeVisible();
  },
};
export const AnHourAndMore: Story = { args: { duration: 3870 } };
/** @spec component:VideoTile 18 */
export const LockedByAgeCheck: Story = { args: { lock: 'ageCheck' }, play: locked('Age check') };

/** @spec component:VideoTile 19 */
export const NeedsLogIn: Story = { args: { lock: 'login' }, play: locked('Log in') };

/** @spec component:VideoTile 20 */
export const NeedsSubscription: Story = { args: { lock: 'subscription' }, play: locked('For VIPs') };

export const LongTitle: Story = { args: { title: 'Benachrichtigungseinstellungen für die lange Nacht am Klavier' } };
/** @spec component:VideoTile 24 */
export const PictureFailed: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible());
  },
};
export const Loading: Story = { render: () => <TileSkeleton /> };

export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      <State name="For coins, new">
        <Tile badges={[{ kind: 'new' }]} />
      </State>
      <State name="Discount">
        <Tile
          seed="candle"
          title="Ink and candlelight"
          price={{ amount: 1800, was: 2200 }}
          badges={[{ kind: 'discount', percent: 20 }]}
        />
      </State>
      <State name="Included with VIP">
        <Tile seed="orchids" title="Orchids at midnight" withVip />
      </State>
      <State name="Free">
        <Tile seed="vinyl" title="Vinyl hour" price={{ amount: 0 }} />
      </State>
      <State name="Bought, continue">
        <Tile seed="vinyl" title="Vinyl hour" bought progress={0.37} />
      </State>
      <State name="Locked by age check">
        <Tile seed="candle" title="Postcards from Trieste" lock="ageCheck" />
      </State>
      <State name="Picture failed">
        <Tile picture={brokenPicture} />
      </State>
      <State name="Loading">
        <TileSkeleton />
      </State>
    </Sheet>
  ),
};
