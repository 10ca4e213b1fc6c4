import {
  chatRings,
  guestHasVoucher,
  guestIsInChat,
  performerAnswersChat,
  performerEndsChat,
  performerGoesOffline,
  performerWritesToGuest,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { coins, robin } from '../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const chat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600 };

const meta = {
  title: 'Screens/Live show',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: [robin, coins(32_000)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const regionOf = (kind = 'Video chat') =>
  waitFor(() => within(document.body).getByRole('region', { name: `${kind} with Mirela` }));

/** @spec screen:performer.live-show 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Video chat/ })).toBeVisible();
    const picture = canvas.getByRole('region', { name: 'Mirela, live now' });
    await expect(picture.querySelector('img')).toBeVisible();
    await expect(within(picture).getByRole('button', { name: 'Watch live' })).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Mirela' })).getAllByRole('link');
    await expect(tabs).toHaveLength(7);
    await expect(tabs[5]).toHaveAttribute('aria-current', 'page');
  },
};

/** She has left: her next shows and others to meet. @spec screen:performer.live-show 3 */
export const Offline: Story = {
  play: async ({ loaded, canvas }) => {
    const shows = within(await canvas.findByRole('region', { name: 'Ticket shows' }));
    await expect(shows.getAllByRole('link').length).toBeGreaterThan(1);
    const { world } = await livePageOf({ loaded });
    await setUpState(performerGoesOffline({ id: 101 }), world);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull());
    const similar = within(canvas.getByRole('region', { name: 'In the same mood' }));
    await expect(similar.getAllByRole('link').length).toBeGreaterThan(2);
  },
};

/** The performer is called; nothing is charged yet. */
export const Calling: Story = {
  args: { states: [robin, coins(32_000), chatRings(chat)] },
  play: async ({ loaded }) => {
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
    const { world } = await livePageOf({ loaded });
    await setUpState(performerAnswersChat({ guestId: 7 }), world);
    await regionOf();
  },
};

/** @spec screen:chat.video 1, screen:chat.end-summary 1-2 */
export const InAChat: Story = {
  args: { states: [robin, coins(32_000), guestIsInChat({ ...chat, seconds: 312 })] },
  play: async ({ loaded, canvas, userEvent }) => {
    const region = within(await regionOf());
    const { world } = await livePageOf({ loaded });
    await expect(region.getByRole('timer')).toHaveTextContent(/05:1\d/);
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 101, text: 'The lamp is on.' }), world);
    await userEvent.type(region.getByRole('textbox', { name: 'Write to Mirela' }), 'Good evening{Enter}');
    await waitFor(() => expect(region.getByText('Good evening')).toBeVisible());
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 201 }), world);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible());
    await expect(canvas.getByText(/5:1\d min at 36 a minute/)).toBeVisible();
  },
};

/** The rest of a voucher pays the next chat, so its button says so, as the chat buttons do. */
export const AgainByVoucher: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      guestHasVoucher({ guestId: 7, type: 2, amount: 10 }),
      guestIsInChat({ ...chat, seconds: 60 }),
    ],
  },
  play: async ({ loaded, canvas }) => {
    await regionOf();
    const { world } = await livePageOf({ loaded });
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 201 }), world);
    await expect(await canvas.findByRole('button', { name: /^Start again [\d:]+ min free$/ })).not.toHaveTextContent(
      '36',
    );
  },
};
