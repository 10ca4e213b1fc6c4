import { TileSkeleton } from '@lounge/kit/skeleton';
import { VideoFlags } from '@lounge/kit/video-flags';
import { VideoTile, type VideoTileProps } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formatMoney, type Currency } from '@lounge/locale';
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
export const Euro: Story = {
  args: { price: { amount: 499, currency: 'EUR' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,99 €')).toBeVisible();
  },
};

const prices: readonly (readonly [Currency, number, string])[] = [
  ['VXC', 2400, '24'],
  ['credits', 1200, '12'],
  ['voucher', 300, '3'],
  ['EUR', 500, '5,00 €'],
  ['CHF', 1250, '12,50 CHF'],
];

/**
 * Coins, credits and vouchers without decimals, euro and franc with two, and no other currency.
 * @spec component:VideoTile 26
 */
export const Currencies: Story = {
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {prices.map(([currency, amount]) => (
        <State key={currency} name={currency}>
          <Tile price={{ amount, currency }} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(prices.length);
    for (const [at, [, , text]] of prices.entries())
      await expect(tiles[at]?.querySelector('[data-part="amount"]')).toHaveTextContent(text);
    // What draws a tile's price; the type lets no other currency through.
    await expect(() => formatMoney({ amount: 100, currency: 'USD' as Currency }, 'en')).toThrow(/"USD" is unknown/);
  },
};

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
export const LockedByAgeCheck: Story = {
  args: { lock: 'ageCheck' },
  play: async (context) => {
    await locked('Age check')(context);
    await expect(context.canvas.getByText('Verify once to see it')).toBeVisible();
  },
};

/** @spec component:VideoTile 19 */
export const NeedsLogIn: Story = {
  args: { lock: 'login' },
  play: async (context) => {
    await locked('Log in')(context);
    await expect(context.canvas.getByText('Then it opens')).toBeVisible();
  },
};

/** @spec component:VideoTile 20 */
export const NeedsSubscription: Story = {
  args: { lock: 'subscription' },
  play: async (context) => {
    await locked('For VIPs')(context);
    await expect(context.canvas.getByText('Included in VIP')).toBeVisible();
  },
};

const restrictions = [
  ['login', 'Log in'],
  ['ageCheck', 'Age check'],
  ['subscription', 'For VIPs'],
  ['purchase', 'Not yours yet'],
] as const;

/** The restrictions needLogin, needAgeCheck, needAbo and needPurchase, each with its word. @spec component:VideoTile 28 */
export const Restrictions: Story = {
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {restrictions.map(([lock, word]) => (
        <State key={lock} name={lock}>
          <Tile title={`A tile: ${word}`} lock={lock} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const [at, tile] of canvas.getAllByRole('article').entries()) {
      await expect(within(tile).getByText(restrictions[at]?.[1] ?? '')).toBeVisible();
      await expect(tile.querySelector('[data-part="price"]')).toBeNull();
    }
  },
};

/** @spec component:VideoTile 5 */
export const Vip30: Story = {
  args: { flags: <VideoFlags flags={['vip30']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('New for VIPs');
  },
};

/** @spec component:VideoTile 6 */
export const VxSelect: Story = {
  args: { flags: <VideoFlags flags={['vxselect']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Editors’ choice');
  },
};

/** @spec component:VideoTile 7 */
export const Classic: Story = {
  args: { flags: <VideoFlags flags={['classic']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Classic');
  },
};

/** @spec component:VideoTile 8 */
export const Original: Story = {
  args: { flags: <VideoFlags flags={['original']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Own production');
  },
};

/** @spec component:VideoTile 9 */
export const CamRecording: Story = {
  args: { flags: <VideoFlags flags={['camRecording']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Cam recording');
  },
};

/** @spec component:VideoTile 10 */
export const Shared: Story = {
  args: { flags: <VideoFlags flags={['shared']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Often shared');
  },
};

/** @spec component:VideoTile 12 */
export const Trending: Story = {
  args: { flags: <VideoFlags flags={['trending']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Trending');
  },
};

/** A gift counts as bought: it plays, and says that it is a gift. @spec component:VideoTile 14 */
export const Gifted: Story = {
  args: { bought: true, flags: <VideoFlags gifted /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A gift for you')).toBeVisible();
    await expect(canvas.getByText('Play')).toBeVisible();
  },
};

/** @spec component:VideoTile 16 */
export const Liked: Story = {
  args: { flags: <VideoFlags liked /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You like it')).toBeVisible();
  },
};

/** @spec component:VideoTile 17 */
export const InContest: Story = {
  args: { flags: <VideoFlags place={2} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Place 2 in the contest')).toBeVisible();
  },
};

/** @spec component:VideoTile 21 */
export const PerformerOnline: Story = {
  args: { flags: <VideoFlags online /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online now')).toBeVisible();
    await expect(canvas.getByText('Mirela · 1,204 likes')).toBeVisible();
  },
};

/** Each flag of the wire, as the tile that says it. */
const typeFlags: readonly (readonly [string, Partial<VideoTileProps>, string])[] = [
  ['free', { price: { amount: 0 } }, 'Free'],
  ['premium', {}, '24'],
  ['discount', { price: { amount: 1800, was: 2200 }, badges: [{ kind: 'discount', percent: 18 }] }, '−18%'],
  ['vip', { badges: [{ kind: 'vip' }] }, 'VIP'],
  ['bought', { bought: true }, 'Bought'],
  ['trending', { flags: <VideoFlags flags={['trending']} /> }, 'Trending'],
  ['vxselect', { flags: <VideoFlags flags={['vxselect']} /> }, 'Editors’ choice'],
  ['vip30', { badges: [{ kind: 'vip' }], flags: <VideoFlags flags={['vip30']} /> }, 'New for VIPs'],
  ['classic', { flags: <VideoFlags flags={['classic']} /> }, 'Classic'],
  ['shared', { flags: <VideoFlags flags={['shared']} /> }, 'Often shared'],
  ['original', { flags: <VideoFlags flags={['original']} /> }, 'Own production'],
];

/** @spec component:VideoTile 27 */
export const TypeFlags: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {typeFlags.map(([flag, props]) => (
        <State key={flag} name={flag}>
          <Tile {...props} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(typeFlags.length);
    for (const [at, [, , word]] of typeFlags.entries())
      await expect(within(tiles[at] as HTMLElement).getByText(word)).toBeVisible();
  },
};

export const LongTitle: Story = { args: { title: 'Benachrichtigungseinstellungen für die lange Nacht am Klavier' } };
/** @spec component:VideoTile 24 */
export const PictureFailed: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="failed"] svg')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
/** @spec component:VideoTile 23 */
export const Loading: Story = {
  render: () => <TileSkeleton />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.kit-tile-skeleton, .kit-skeleton')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

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
