import { BannerTile } from '@lounge/kit/banner-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bannerTileExample } from '../../../packages/kit/src/banner-tile/example.ts';

const meta = {
  title: 'Kit/BannerTile',
  component: BannerTile,
  args: bannerTileExample,
} satisfies Meta<typeof BannerTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) => canvasElement.querySelector('img')?.currentSrc ?? '';

/** @spec component:BannerTile 1 */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'On stage tonight' })).toHaveAttribute('href', '#stage');
    await waitFor(() => expect(shown(canvasElement)).toContain('banner'));
  },
};
/** The browser chooses the upright picture. @spec component:BannerTile 2 */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toContain('portrait'));
  },
};
/** @spec component:BannerTile 3 */
export const WithPerformer: Story = {
  args: { performer: { name: 'Mirela', isOnline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mirela')).toBeVisible();
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
