import { guestHasAddress } from '@lounge/mock-api/states';
import { getTvProgram } from '@lounge/protocol/engagement/tv';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

const meta = {
  title: 'Screens/TV/Programme',
  tags: ['!autodocs'],
  args: { entry: 'tv/program/', guestId: 7, states: [...onTv, address] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * Ten entries from now; a day and the other stream by links.
 * @spec screen:tv.program 1-2, feature:tv.programme 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    const entries = () => canvas.getAllByRole('article');
    await expect(entries()).toHaveLength(10);
    await expect(entries()[0]).toHaveTextContent(/20:30.*Night kitchen/);
    await expect((entries()[0] as HTMLElement).querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/still/'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Premium' }));
    await waitFor(() => expect(entries()[0]).toHaveTextContent(/20:00.*The late waltz/));
    await expect(router.state.location.search).toBe('?stream=premium');
    await userEvent.click(canvas.getByRole('link', { name: 'Saturday' }));
    await waitFor(() => expect(router.state.location.search).toBe('?stream=premium&day=2026-11-21'));
    await waitFor(() => expect(entries()[0]).toHaveTextContent(/23:00.*Late news/));
  },
};

/** A programme that did not load is read again by a press. */
export const NotLoaded: Story = {
  args: { failing: [getTvProgram], guestId: null },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
