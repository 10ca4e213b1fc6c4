import { Wordmark } from '@lounge/kit/wordmark';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Kit/Wordmark',
  component: Wordmark,
} satisfies Meta<typeof Wordmark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const NameOnly: Story = { args: { sign: false } };
export const Large: Story = { args: { height: 56 } };
export const Light: Story = { globals: { theme: 'light' } };
