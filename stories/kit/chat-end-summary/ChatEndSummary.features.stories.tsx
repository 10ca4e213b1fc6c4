import { ChatEndSummary } from '@lounge/kit/chat-end-summary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../fixtures/Page.tsx';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/ChatEndSummary/States',
  component: ChatEndSummary,
  args: {
    kind: 'videoChat',
    name: 'Mirela',
    picture: picture('velvet', 'portrait', 'mirela'),
    exitCode: 100,
    endedAt: '2026-11-20T20:50:00.000Z',
    seconds: 800,
    bill: { pricePerMinute: 3600, amount: 48_000, total: 48_000, balance: 40 },
    again: { pricePerMinute: 3600, onStart: fn() },
    links: { message: '/en/messenger/9101/', topUp: '/en/pay/', show: '/en/shows/12/', ageCheck: '/en/age/' },
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChatEndSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:ChatEndSummary 17 */
export const CoinsUsedUp: Story = {
  args: { exitCode: 501 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your coins were used up\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/en/pay/');
    await expect(canvas.getByRole('button', { name: /Start again/ })).toHaveAttribute('data-variant', 'outline');
  },
};
/** @spec component:ChatEndSummary 21 */
export const AShowBegan: Story = {
  args: { exitCode: 908, again: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A show of Mirela began\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the show' })).toHaveAttribute('href', '/en/shows/12/');
  },
};
/** @spec component:ChatEndSummary 20 */
export const AgeNotChecked: Story = {
  args: { exitCode: 601, bill: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check your age' })).toHaveAttribute('href', '/en/age/');
  },
};
/** @spec component:ChatEndSummary 22 */
export const MeaningNotKnown: Story = {
  args: { exitCode: 996 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is over\./)).toBeVisible();
  },
};
