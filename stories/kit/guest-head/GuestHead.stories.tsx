import { GuestHead } from '@lounge/kit/guest-head';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guestHeadExample } from '../../../packages/kit/src/guest-head/example.ts';

const meta = {
  title: 'Kit/GuestHead',
  component: GuestHead,
  args: guestHeadExample,
} satisfies Meta<typeof GuestHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:PersonalSidebar 2, 5 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP · 248 coins')).toBeVisible();
    await expect(canvas.getByText('R')).toBeVisible();
  },
};
/** @spec component:PersonalSidebar 3 */
export const NotVip: Story = {
  args: { vip: false, balance: '12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guest · 12 coins')).toBeVisible();
  },
};
/** @spec component:PersonalSidebar 7 */
export const WithPicture: Story = {
  args: { picture: { src: '/pictures/velvet/avatar/robin', tint: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.currentSrc || canvasElement.querySelector('img')?.src).toContain(
      '/w160.',
    );
    await expect(canvas.queryByText('R')).toBeNull();
  },
};
/** @spec component:PersonalSidebar 1 */
export const Loading: Story = {
  args: { name: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(2);
    await expect(canvas.queryByText(/coins/)).toBeNull();
  },
};
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
