import { TeaserTile, TeaserTileSkeleton } from '@lounge/kit/teaser-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { teaserTileExample } from '../../../packages/kit/src/teaser-tile/example.ts';

const meta = {
  title: 'Kit/TeaserTile',
  component: TeaserTile,
  args: { ...teaserTileExample, onClose: fn() },
} satisfies Meta<typeof TeaserTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TeaserTile 1 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'The wheel turns' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Spin' })).toHaveAttribute('href', '#wheel');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Stays: Story = {
  render: ({ title, text, link, picture: shown }) => (
    <TeaserTile title={title} text={text} link={link} picture={shown} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:TeaserTile 3 */
export const Loading: Story = {
  render: () => <TeaserTileSkeleton data-testid="pending" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('pending')).toBeVisible();
    await expect(canvas.getByTestId('pending').getBoundingClientRect().height).toBe(132);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Light: Story = { globals: { theme: 'light' } };
