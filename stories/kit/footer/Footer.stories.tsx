import { Footer } from '@lounge/kit/footer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerExample } from '../../../packages/kit/src/footer/example.ts';

const meta = {
  title: 'Kit/Footer',
  component: Footer,
  args: footerExample,
  parameters: { bleed: true },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For adults. Everyone here is 21 or older.')).toBeVisible();
  },
};
export const OutsideLink: Story = {
  args: { links: [{ href: 'https://help.example.org', label: 'Help', outside: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('rel', 'noopener nofollow');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
