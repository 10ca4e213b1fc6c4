import { PerformerTileSkeleton } from '@lounge/kit/performer-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { TopCamTile, type TopCamTileProps } from '@lounge/kit/top-cam-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { topCamTileExample } from '../../../packages/kit/src/top-cam-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: TopCamTileProps) {
  return <TopCamTile {...props} picture={usePictureOfBrand(shown)} />;
}

const meta = {
  title: 'Kit/TopCamTile',
  component: TopCamTile,
  decorators: [inBox('tile')],
  args: topCamTileExample,
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TopCamTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const colourOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="rank"]')].map((rank) => getComputedStyle(rank).color);

/** @spec component:TopCamTile 1, 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-state', 'online');
    await expect(canvas.getByText('Online')).toBeInTheDocument();
    await expect(canvas.getByText('Video call')).toBeVisible();
    await expect(canvas.getByText('4,812 pins')).toBeVisible();
  },
};

/** @spec component:TopCamTile 2 */
export const Offline: Story = {
  args: { presence: 'offline', takesCalls: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-state', 'offline');
    await expect(canvas.getByText('Offline')).toBeInTheDocument();
    // Its word is for those who do not see that the price is not lit.
    await expect(canvas.getByText('Video call')).toHaveClass('kit-visually-hidden');
  },
};

/** @spec component:TopCamTile 4, 7, rule:rating-min-10 */
export const NineRatings: Story = {
  render: (args) => (
    <>
      <InBrand {...args} languages="ES" rating={{ count: 9, satisfaction: 100 }} />
      <InBrand {...args} rating={{ count: 10, satisfaction: 100 }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ratings/)).toHaveLength(1);
    await expect(canvas.getByText(/of 10 ratings/)).toBeVisible();
    await expect(canvas.getByText('ES')).toBeVisible();
  },
};

/** @spec component:TopCamTile 5 */
export const FirstThree: Story = {
  parameters: { box: 'none' },
  render: (args) => (
    <TileGrid>
      {[1, 2, 3, 4].map((rank) => (
        <InBrand key={rank} {...args} rank={rank} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third, fourth] = colourOf(canvasElement);
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
    await expect(canvas.getByText('Place 4')).toBeInTheDocument();
  },
};

export const ByPoints: Story = { args: { pins: undefined, points: 420, callPrice: undefined } };
export const NotInThisCountry: Story = { args: { lock: 'country' } };

/** @spec component:TopCamTile 6, component:VideoStarTile 5 */
export const Loading: Story = {
  parameters: { box: 'none' },
  render: () => (
    <TileGrid isPending>
      {[1, 2, 3].map((each) => (
        <PerformerTileSkeleton key={each} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const German: Story = { globals: { language: 'de' } };
