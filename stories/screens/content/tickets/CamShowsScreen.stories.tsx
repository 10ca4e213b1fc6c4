import { camShows } from '@lounge/protocol/content/tickets';
import { aPerformer, aShow, guestHasTicket, guestIsLocked, noShows } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

const meta = {
  title: 'Screens/CamShows',
  tags: ['!autodocs'],
  args: {
    entry: 'cam-shows/',
    guestId: 7,
    states: [robin, noor, aShow({ id: 9201, actorId: 9101, price: 0, start: '2026-11-20T19:50:00.000Z' })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:cams.shows 1, 3, component:CamShowTile 8-9, 12, 16, feature:chat.show-list 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ticket shows' })).toBeVisible();
    const recommended = within(canvas.getByRole('region', { name: 'Recommended' }));
    await expect(recommended.getByRole('link', { name: 'Piano by lamplight' })).toBeVisible();
    await expect(recommended.getAllByText('Popular').length).toBeGreaterThan(0);
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    await expect(today.getByRole('link', { name: 'Piano by lamplight' })).toBeVisible();
    await expect(today.getByText('Running')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'A compartment for two' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'House shows' }));
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: 'Piano by lamplight' })).toEqual([]));
    await expect(canvas.getByRole('link', { name: 'Tea with the house' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'By price' }));
    await expect(await canvas.findByRole('region', { name: 'The cheapest first' })).toBeVisible();
  },
};

/** @spec screen:cams.shows 2 */
export const OwnTickets: Story = {
  args: { states: [robin, guestHasTicket({ ticketId: 9301, guestId: 7, showId: 2 })] },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Your tickets' }));
    await expect(own.getByRole('link', { name: 'The yellow room' })).toBeVisible();
    await expect(own.getByText('Your ticket')).toBeVisible();
  },
};

/** The tiles say what holds for the shows: that the guest cannot buy is said on the page of a show. */
export const LockedGuest: Story = {
  args: { states: [robin, guestIsLocked({ guestId: 7 }), noor, aShow({ id: 9201, actorId: 9101, price: 900 })] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1);
    await expect(canvas.queryByText('No tickets now')).toBeNull();
  },
};

export const NoShows: Story = {
  args: { guestId: null, states: [noShows({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No shows are announced' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your tickets' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { failing: [camShows] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The shows could not be loaded' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
  },
};

export const GermanPhone: Story = {
  args: { states: [robin, noShows({}), noor, aShow({ id: 9201, actorId: 9101, price: 0, isFeatured: true })] },
  globals: { language: 'de', viewport: { value: 'phone' } },
};

/** Days begin where the guest is: two in the morning in Berlin is still today in New York. */
export const InNewYork: Story = {
  args: {
    timeZone: 'America/New_York',
    states: [robin, noor, aShow({ id: 9201, actorId: 9101, price: 900, start: '2026-11-21T01:00:00.000Z' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times for New York')).toBeVisible();
    const today = within(canvas.getByRole('region', { name: 'Today' }));
    await expect(today.getByText(/20:00/)).toBeVisible();
  },
};
