import { Chip, ChipLink } from '@lounge/kit/chip';
import { caretDown, slidersHorizontal } from '@lounge/kit/icons';
import { ScrollRow } from '@lounge/kit/scroll-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chipExample } from '../../../packages/kit/src/chip/example.ts';

const meta = {
  title: 'Kit/Chip',
  component: Chip,
  args: chipExample,
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true, children: 'For you' } };
export const WithIcon: Story = { args: { icon: slidersHorizontal, children: 'Filter' } };
export const WithCaret: Story = { args: { endIcon: caretDown, children: 'Rank' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  render: () => (
    <ChipLink href="#all" selected>
      For you
    </ChipLink>
  ),
};
export const Row: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ScrollRow label="Filter">
      {['For you', 'Free chat', 'New', 'Video call', 'VIP', 'Ticket shows', 'Near me'].map((label, index) => (
        <ChipLink key={label} href={`#${index}`} selected={index === 0}>
          {label}
        </ChipLink>
      ))}
    </ScrollRow>
  ),
};
