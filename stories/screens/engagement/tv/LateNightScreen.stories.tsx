import { guestHasAddress } from '@lounge/mock-api/states';
import { subscribeNewsletter } from '@lounge/protocol/foundation/guest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

const meta = {
  title: 'Screens/TV/LateNight',
  tags: ['!autodocs'],
  args: { entry: 'tv/late-night/', guestId: 7, states: [...onTv, address] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * The shows of late night with their hosts; a guest switches the newsletter on.
 * @spec screen:tv.late-night 1-2, feature:tv.late-night 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const lead = canvas.getByText(/^One show each Friday/).getBoundingClientRect();
    await expect(lead.top).toBeGreaterThanOrEqual(title.bottom);
    const shows = canvas.getAllByRole('article');
    await expect(shows.length).toBeGreaterThan(3);
    const next = shows.find(
      (show) => within(show).queryByRole('button', { name: /^Remind me/ }) !== null,
    ) as HTMLElement;
    await expect(next).toHaveTextContent('After the last tram');
    await expect(next).toHaveTextContent('Who is still awake stays.');
    await expect(next).toHaveTextContent(/23:00 to 00:30/);
    await expect(next).toHaveTextContent('Noor Vega');
    const newsletter = within(canvas.getByRole('region', { name: 'Late night by mail' }));
    const switched = await newsletter.findByRole('switch');
    await userEvent.click(switched);
    await waitFor(() => expect(switched).toBeChecked());
    await expect(page.sentOf(subscribeNewsletter)).toBe(1);
  },
};

/** Germans read German; a visitor asks for the newsletter by mail. */
export const German: Story = {
  args: { guestId: null, states: onTv },
  globals: { language: 'de', theme: 'light' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Nach der letzten Bahn')[0]).toBeVisible());
    const newsletter = within(canvas.getByRole('region', { name: 'Late Night per Mail' }));
    await expect(newsletter.getByRole('textbox')).toBeVisible();
    // The form of the footer is another one.
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.type(newsletter.getByRole('textbox'), 'nobody');
    await userEvent.click(newsletter.getByRole('button'));
    await waitFor(() => expect(newsletter.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await expect(footer.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(newsletter.getByRole('textbox'));
    await userEvent.type(newsletter.getByRole('textbox'), 'kim@example.com');
    await userEvent.click(newsletter.getByRole('button'));
    await waitFor(() => expect(newsletter.queryByRole('textbox')).toBeNull());
    await expect(footer.getByRole('textbox')).toBeVisible();
  },
};
