import { ActivityBoard } from '@lounge/kit/activity-board';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const at = (instant: string) => Date.parse(instant);

const meta = {
  title: 'Kit/ActivityBoard',
  component: ActivityBoard,
  args: {
    title: 'November challenge',
    start: '2026-10-31T23:00:00.000Z',
    end: '2026-11-30T22:59:59.000Z',
    rewardClaimEnd: '2026-12-07T22:59:59.000Z',
    now: at('2026-11-20T19:00:00.000Z'),
    points: 62,
    challenges: [
      {
        name: 'Talk for ten minutes',
        description: 'In chats with a picture, also in several.',
        points: 40,
        fullfilled: true,
        date: '2026-11-13T19:00:00.000Z',
        link: '#cams',
      },
      {
        name: 'Five messages',
        description: 'To one person or to several.',
        points: 20,
        fullfilled: false,
        link: '#messenger',
        done: 2,
        goal: 5,
      },
    ],
    activities: [
      {
        name: 'Chat minutes',
        points: 2,
        vipBonus: 50,
        limitPerDay: 60,
        timesToday: 11,
        faq: 'Every whole minute of a chat with a picture.',
      },
      { name: 'Log-in', points: 5, timesToday: 1, faq: 'Logging in, once a day.' },
    ],
  },
} satisfies Meta<typeof ActivityBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:ActivityBoard 2, 5-8 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Runs until 30 November/)).toHaveTextContent('You have 62 points.');
    const [done, open, chat] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent(/Talk for ten minutes.*Done on 13 November/);
    await expect(done).toHaveAttribute('data-state', 'fulfilled');
    await expect(open).toHaveTextContent(/Five messages.*2 of 5.*20 points/);
    await expect(open).toHaveAttribute('data-state', 'open');
    await expect(canvas.getByRole('link', { name: 'Five messages' })).toHaveAttribute('href', '#messenger');
    await expect(chat).toHaveTextContent(/11 of 60 today.*2 points50% more with VIP/);
  },
};
/** @spec component:ActivityBoard 1 */
export const NotStarted: Story = {
  args: { now: at('2026-10-20T19:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Begins 1 November/)).not.toHaveTextContent('You have');
  },
};
/** @spec component:ActivityBoard 3 */
export const RewardsStillClaimable: Story = {
  args: { now: at('2026-12-02T19:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Over. Rewards can be redeemed until 7 December/)).toBeVisible();
  },
};
/** @spec component:ActivityBoard 4 */
export const Closed: Story = {
  args: { now: at('2026-12-20T19:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Over. Its rewards can no longer be redeemed./)).toBeVisible();
  },
};
export const ForVisitors: Story = { args: { points: undefined } };
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
