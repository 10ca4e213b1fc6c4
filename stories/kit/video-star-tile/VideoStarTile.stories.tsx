import { VideoStarTile, type VideoStarTileProps } from '@lounge/kit/video-star-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { videoStarTileExample } from '../../../packages/kit/src/video-star-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: VideoStarTileProps) {
  return <VideoStarTile {...props} picture={usePictureOfBrand(shown)} />;
}

const meta = {
  title: 'Kit/VideoStarTile',
  component: VideoStarTile,
  decorators: [inBox('tile')],
  args: videoStarTileExample,
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof VideoStarTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:VideoStarTile 1, 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-state', 'online');
    await expect(canvas.getByText('3 new')).toBeVisible();
    await expect(canvas.getByText('37 videos')).toBeVisible();
  },
};

/** @spec component:VideoStarTile 2, 4 */
export const NothingNew: Story = {
  args: { presence: 'offline', newVideos: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-state', 'offline');
    await expect(canvas.queryByText(/new/)).toBeNull();
  },
};

export const NotInThisCountry: Story = { args: { lock: 'country' } };
export const German: Story = { globals: { language: 'de' } };
