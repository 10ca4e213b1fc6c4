import { ChipLink } from '@lounge/kit/chip';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { VideoTile } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/ScrollRow',
  component: ScrollRow,
  args: { label: 'New videos' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ScrollRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { item: 'video' },
  render: (args) => (
    <ScrollRow {...args}>
      {['rooftop', 'orchids', 'candle'].map((seed) => (
        <VideoTile
          key={seed}
          title={seed}
          href={`#${seed}`}
          picture={picture('velvet', 'still', seed)}
          duration={724}
          owner="Noor"
        />
      ))}
    </ScrollRow>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'New videos' })).toHaveFocus();
  },
};
export const Chips: Story = {
  render: (args) => (
    <ScrollRow {...args} label="Filter">
      {['For you', 'Free chat', 'New', 'Video call', 'VIP', 'Ticket shows'].map((label) => (
        <ChipLink key={label} href={`#${label}`}>
          {label}
        </ChipLink>
      ))}
    </ScrollRow>
  ),
};
