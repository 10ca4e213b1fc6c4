import { aShow, guestHasTicket, guestIsInChat } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

// Since ten minutes, for another 35.
const show = aShow({ id: 9201, actorId: 101, start: '2026-11-20T19:50:00.000Z' });
const ticket = (hasEntered: boolean) => guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201, hasEntered });
const inside = '/en/amateur/mirela/live-show/?show=9201';

const meta = {
  title: 'Screens/Back to the show',
  tags: ['!autodocs'],
  args: { entry: '', guestId: 7, states: [robin, show, ticket(true)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** On the start page. */
export const Home: Story = {
  play: async () => {
    const link = await within(document.body).findByRole('link', { name: 'Back to the show' });
    await expect(link).toHaveAttribute('href', inside);
    await expect(within(document.body).getByText('with Mirela, until 21:35')).toBeVisible();
  },
};

/** The list of shows. */
export const Tickets: Story = {
  args: { entry: 'cam-shows/' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the show' })).toBeVisible();
  },
};

/** Whoever was not inside yet enters. */
export const NotYetInside: Story = {
  args: { entry: 'cam-shows/', states: [robin, show, ticket(false)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Enter the show' })).toHaveAttribute('href', inside);
  },
};

/** The performer's page: the show is the main button, before the video chat. */
export const Profile: Story = {
  args: { entry: 'amateur/mirela/live-show/' },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: /^Ticket show.*Back to the show/ });
    await expect(back).toHaveAttribute('data-primary');
  },
};

/** After "End chat" the bill leads back in, and nothing that is paid again is offered. */
export const AfterTheEnd: Story = {
  args: {
    entry: 'amateur/mirela/live-show/',
    states: [
      robin,
      show,
      ticket(false),
      guestIsInChat({
        guestId: 7,
        actorId: 101,
        chatId: 'c-1',
        kind: 'ticketShow',
        price: null,
        showId: 9201,
        seconds: 20,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: 'End chat' }));
    const main = await canvas.findByRole('button', { name: 'Back to the show' });
    await expect(canvas.queryByRole('button', { name: /video chat/i })).toBeNull();
    await userEvent.click(main);
    await expect(await body.findByRole('heading', { name: 'Calling Mirela' })).toBeVisible();
  },
};
