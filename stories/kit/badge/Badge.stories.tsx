import { Badge } from '@lounge/kit/badge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeExample } from '../../../packages/kit/src/badge/example.ts';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: badgeExample,
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vip: Story = { args: { badge: { kind: 'vip' } } };
export const Discount: Story = { args: { badge: { kind: 'discount', percent: 20 } } };
export const New: Story = { args: { badge: { kind: 'new' } } };
export const ThreeNew: Story = { args: { badge: { kind: 'new', count: 3 } } };
export const Bought: Story = { args: { badge: { kind: 'bought' } } };
export const German: Story = { args: { badge: { kind: 'bought' } }, globals: { language: 'de' } };
