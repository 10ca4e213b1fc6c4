import { guestHasAddress } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

const meta = {
  title: 'Screens/TV/Actors',
  tags: ['!autodocs'],
  args: { entry: 'tv/girls/', guestId: 7, states: [...onTv, address] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * Who is on TV, online or not, with the ways to them.
 * @spec screen:tv.girls 1, feature:tv.girls 1
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On TV' })).toBeVisible();
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(2);
    await expect(within(tiles[0] as HTMLElement).getByText('Online')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Message: Noor Vega' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat: Noor Vega' })).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/',
    );
  },
};
