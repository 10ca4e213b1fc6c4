import { aNotificationOfGuest, guestIsNotified, setUpState } from '@lounge/mock-api/states';
import { getNotifications } from '@lounge/protocol/content/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const seen = { unseen: false, unread: false };
const many = Array.from({ length: 25 }, (_, at) =>
  aNotificationOfGuest({ id: at + 1, guestId: 7, type: 4, actorId: 101 + at, ...(at < 24 && seen) }),
);

const meta = {
  title: 'Screens/Notifications',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/notifications/', guestId: 7, states: [robin, ...many] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const pageOf = async (canvas: Canvas) => within(await canvas.findByRole('main'));

/** Older ones follow below; one is removed, all are marked, and what arrives is first. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const items = () => main.getAllByRole('listitem').filter((each) => each.querySelector('[data-part="text"]'));
    await waitFor(() => expect(items()).toHaveLength(20));
    await userEvent.click(await main.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(items()).toHaveLength(25));
    const [first] = items();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(items()).toHaveLength(24));
    await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 103 }), world);
    await waitFor(() => expect(items()[0]).toHaveTextContent('Sable wrote to you'));
    await userEvent.click(main.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(main.queryByText('New')).toBeNull());
    await expect(main.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(main.getByRole('heading', { level: 2, name: 'Notifications' })).toHaveFocus();
    await expect(main.getByText('All read')).toBeInTheDocument();
  },
};

/** The last one leaves with its list: the focus goes on to the page's heading. */
export const LastRemoved: Story = {
  args: { states: [robin, aNotificationOfGuest({ id: 1, guestId: 7, type: 4, actorId: 101 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const page = await pageOf(canvas);
    (await page.findByRole('button', { name: /^Remove/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Nothing new for you')).toBeVisible();
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { states: [robin] },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    await expect(await page.findByRole('heading', { name: 'Nothing new for you' })).toBeVisible();
  },
};

/** @spec error:http-not-ok */
export const NotLoaded: Story = {
  args: { failing: [getNotifications] },
  play: async ({ canvas }) => {
    const page = await pageOf(canvas);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAllByRole('listitem').length).toBeGreaterThanOrEqual(20));
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see what is yours' })).toBeVisible();
  },
};
