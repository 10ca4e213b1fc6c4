import { aPerformer } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Performer/Top cams',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/top-cams/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:performer.top-cams 1-2 */
export const Default: Story = {
  args: {
    entry: 'amateur/noor-vega/top-cams/',
    states: [
      aPerformer({
        id: 1,
        name: 'Noor Vega',
        isOnline: true,
        countRatings: 412,
        satisfactionRate: 96,
        videoCallPoints: 900,
      }),
      aPerformer({ id: 2, name: 'Nora', countRatings: 9 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Noor Vega is number 1 in the top 100.' })).toBeVisible();
    const tile = canvasElement.querySelector<HTMLElement>('#cam-1[aria-current]') ?? document.body;
    const link = within(tile).getByRole('link', { name: 'Noor Vega' });
    await expect(link).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(tile.querySelector('img')).not.toBeNull();
    await expect(tile).toHaveTextContent(
      /1.*Online.*Noor Vega.*31 · 96% of 412 ratings.*English, German.*4,812 pins.*900 points.*Video call.*24/,
    );
    const nora = canvas.getByRole('link', { name: 'Nora' }).closest('article');
    await expect(nora).not.toHaveTextContent(/ratings/);
    await expect(nora).toHaveTextContent(/31/);
    await userEvent.click(canvas.getByRole('link', { name: 'Online only' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Nora' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Noor Vega is number 1 in the top 100.' })).toBeVisible();
  },
};

/** One who is not among the first hundred has no place. */
export const NoPlace: Story = {
  args: {
    entry: 'amateur/noor-200/top-cams/',
    states: Array.from({ length: 101 }, (_, at) => aPerformer({ id: 100 + at, name: `Noor ${100 + at}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor 200 is not in the top 100 at the moment.')).toBeVisible();
  },
};
