import { AgeVerificationWindow } from '@lounge/kit/age-verification-window';
import { Button } from '@lounge/kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ageVerificationWindowExample } from '../../../packages/kit/src/age-verification-window/example.ts';

const meta = {
  title: 'Kit/AgeVerificationWindow',
  component: AgeVerificationWindow,
  args: ageVerificationWindowExample,
} satisfies Meta<typeof AgeVerificationWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:AgeVerificationWindow 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify your age once' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^PIN call/ })).toHaveAttribute('href', '#pin-call');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
/** @spec component:AgeVerificationWindow 6 */
export const BonusAvailable: Story = {
  args: { bonus: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Afterwards you get 10 coins as a present, once.')).toBeVisible();
  },
};
/** @spec component:AgeVerificationWindow 2 */
export const Pending: Story = {
  tags: ['shot'],
  args: {
    status: 'pending',
    since: '2026-11-20T20:41:00.000Z',
    children: <Button variant="outline">Look around</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Someone is looking at it' })).toBeVisible();
    await expect(canvas.getByText('21:41')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** @spec component:AgeVerificationWindow 3 */
export const Accepted: Story = {
  tags: ['shot'],
  args: { status: 'accepted', since: '2026-11-20T20:41:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Age confirmed')).toBeVisible();
    await expect(canvas.queryByText('You must be 18 or older.')).toBeNull();
  },
};
/** @spec component:AgeVerificationWindow 4 */
export const Rejected: Story = {
  tags: ['shot'],
  args: { status: 'rejected', message: 'The picture of the card was too dark to read the date of birth.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too dark to read/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Identity card/ })).toBeVisible();
  },
};
/** @spec component:AgeVerificationWindow 5 */
export const Revoked: Story = {
  args: { revoked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your earlier check no longer counts/)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const GermanPhone: Story = {
  tags: ['shot'],
  args: { bonus: 1000 },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const SpanishBrasaLight: Story = {
  tags: ['shot'],
  args: { status: 'rejected', message: 'La foto estaba demasiado oscura.' },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
