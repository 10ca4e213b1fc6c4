import { TileSkeleton } from '@lounge/kit/skeleton';
import { TicketShowTile, type TicketShowTileProps } from '@lounge/kit/ticket-show-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ticketShowTileExample } from '../../../packages/kit/src/ticket-show-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const { end } = ticketShowTileExample;
const during = Date.parse('2026-11-27T20:10:00.000Z');

function InBrand({ picture: shown, ...props }: TicketShowTileProps) {
  return <TicketShowTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

const pictureOf = (seed: string) => picture('velvet', 'still', seed);

/** The default tile with other properties. */
function Tile({ seed = 'rooftop', ...props }: Partial<TicketShowTileProps> & { seed?: string }) {
  return <InBrand {...ticketShowTileExample} picture={pictureOf(seed)} {...props} />;
}

const meta = {
  title: 'Kit/TicketShowTile',
  component: TicketShowTile,
  args: ticketShowTileExample,
  decorators: [inBox('video')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TicketShowTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:CamShowTile 2, 5 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Piano by lamplight' })).toHaveAttribute('href', '#piano');
    await expect(canvas.getByText('Mirela · Fri 27 November, 21:00')).toBeVisible();
    await expect(canvas.getByText('80')).toBeVisible();
    await expect(canvas.queryByText('Running')).toBeNull();
  },
};

/** @spec component:CamShowTile 1, 14 */
export const Free: Story = {
  render: () => (
    <>
      {[0, -1, 100].map((price) => (
        <Tile key={price} title={`For ${price}`} price={price} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas
      .getAllByRole('link', { name: /^For/ })
      .map((link) => link.closest('article, li, .kit-ticket-show-tile'));
    await expect(tiles.map((tile) => /Free/.test(tile?.textContent ?? ''))).toEqual([true, true, false]);
  },
};

/** @spec component:CamShowTile 3 */
export const CannotBuy: Story = {
  args: { canBuy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tickets now')).toBeInTheDocument();
    await expect(canvas.queryByText('80')).toBeNull();
  },
};
/** @spec component:CamShowTile 4 */
export const Bought: Story = {
  args: { bought: true, canBuy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your ticket')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 6 */
export const Started: Story = {
  args: { now: during },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 7 */
export const Ended: Story = {
  args: { now: Date.parse(end) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 8 */
export const Featured: Story = {
  args: { featured: 'byHand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 9 */
export const AutoFeatured: Story = {
  args: { featured: 'byRule' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Popular')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 10 */
export const PerformerOnline: Story = {
  args: { online: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 11 */
export const PerformerOffline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeInTheDocument();
  },
};
/** @spec component:CamShowTile 12 */
export const Internal: Story = {
  args: { internal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('House show')).toBeInTheDocument();
  },
};
export const Private: Story = {
  args: { isPrivate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private')).toBeInTheDocument();
  },
};
export const Cancelled: Story = {
  args: { cancelled: true, bought: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeInTheDocument();
  },
};
export const PictureFailed: Story = { args: { picture: brokenPicture } };

/** @spec component:CamShowTile 13 */
export const Loading: Story = {
  render: () => <TileSkeleton data-testid="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading')).toBeVisible();
  },
};

export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      <State name="For coins, recommended">
        <Tile featured="byHand" online />
      </State>
      <State name="Free, house show, popular">
        <Tile seed="candle" title="Tea with the house" price={0} internal featured="byRule" online={false} />
      </State>
      <State name="Running, bought">
        <Tile seed="vinyl" title="Velvet hour" now={during} bought canBuy={false} online />
      </State>
      <State name="No tickets now, private">
        <Tile seed="orchids" title="A compartment for two" canBuy={false} isPrivate online={false} />
      </State>
      <State name="Over">
        <Tile seed="candle" title="Benachrichtigungseinstellungen am Klavier" now={Date.parse(end)} online={false} />
      </State>
      <State name="Cancelled">
        <Tile seed="candle" title="The night bakery" cancelled online={false} />
      </State>
    </Sheet>
  ),
};
