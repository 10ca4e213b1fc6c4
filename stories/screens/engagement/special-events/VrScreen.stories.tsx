import { guestHasAddress, noEvents } from '@lounge/mock-api/states';
import { subscribeNewsletter } from '@lounge/protocol/foundation/guest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

const meta = {
  title: 'Screens/HeadsetVideos',
  tags: ['!autodocs'],
  args: { entry: 'magazine/headset-videos/', guestId: 7, states: [robin, address] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The offer, and its newsletter as a switch of the guest: the type 2048. @spec screen:event.vr-porn 1 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Videos for headsets' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What you need' })).toHaveTextContent(/A headset with a browser/);
    const newsletter = within(canvas.getByRole('region', { name: 'New rooms by mail' }));
    const switched = await newsletter.findByRole('switch');
    await userEvent.click(switched);
    await waitFor(() => expect(switched).toBeChecked());
    await expect(page.sentOf(subscribeNewsletter)).toBe(1);
    const rows = await page.world.database.reader.query('select "typeId", state from newsletter where email = ?', [
      'robin@example.com',
    ]);
    await expect(rows).toEqual([{ typeId: 2048, state: 'on' }]);
  },
};

/** A visitor asks for it by mail; without an event the page has its own words. */
export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({})] },
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Videos für Headsets' })).toBeVisible();
    const newsletter = within(canvas.getByRole('region', { name: 'Neue Räume per Mail' }));
    await userEvent.type(newsletter.getByRole('textbox'), 'kim@example.com');
    await userEvent.click(newsletter.getByRole('button'));
    await waitFor(() => expect(newsletter.queryByRole('textbox')).toBeNull());
    const rows = await world.database.reader.query('select "typeId", state from newsletter', []);
    await expect(rows).toEqual([{ typeId: 2048, state: 'pending' }]);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
