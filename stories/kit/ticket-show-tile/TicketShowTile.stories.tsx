import { useKit } from '@lounge/kit/kit-provider';
import { TileSkeleton } from '@lounge/kit/skeleton';
import { TicketShowTile, type TicketShowTileProps } from '@lounge/kit/ticket-show-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const start = '2026-11-27T20:00:00.000Z';
const end = '2026-11-27T20:45:00.000Z';
const before = Date.parse('2026-11-20T19:00:00.000Z');
const during = Date.parse('2026-11-27T20:10:00.000Z');

function Tile({ seed = 'rooftop', ...props }: Partial<TicketShowTileProps> & { seed?: string }) {
  const { brand } = useKit();
  return (
    <TicketShowTile
      title="Piano by lamplight"
      href="#piano"
      picture={picture(brand, 'still', seed)}
      owner="Mirela"
      start={start}
      end={end}
      now={before}
      price={8000}
      lazy={false}
      {...props}
    />
  );
}

const meta = { title: 'Kit/TicketShowTile', component: Tile, decorators: [inBox('video')] } satisfies Meta<typeof Tile>;
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
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

const shows = (text: string, args: Partial<TicketShowTileProps>): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeInTheDocument();
  },
});

/** @spec component:CamShowTile 3 */
export const CannotBuy = shows('No tickets now', { canBuy: false });
/** @spec component:CamShowTile 4 */
export const Bought = shows('Your ticket', { bought: true, canBuy: false });
/** @spec component:CamShowTile 6 */
export const Started = shows('Running', { now: during });
/** @spec component:CamShowTile 7 */
export const Ended = shows('Over', { now: Date.parse(end) });
/** @spec component:CamShowTile 8 */
export const Featured = shows('Recommended', { featured: 'byHand' });
/** @spec component:CamShowTile 9 */
export const AutoFeatured = shows('Popular', { featured: 'byRule' });
/** @spec component:CamShowTile 10 */
export const PerformerOnline = shows('Online', { online: true });
/** @spec component:CamShowTile 11 */
export const PerformerOffline = shows('Offline', { online: false });
/** @spec component:CamShowTile 12 */
export const Internal = shows('House show', { internal: true });
export const Private = shows('Private', { isPrivate: true });
export const Cancelled = shows('Cancelled', { cancelled: true, bought: true });
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
