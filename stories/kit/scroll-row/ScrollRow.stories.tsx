import { ArchTile, ArchTileSkeleton } from '@lounge/kit/arch-tile';
import { ChipLink } from '@lounge/kit/chip';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { VideoTile } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

const ten = ['Mirela', 'Sable', 'Noor', 'Oona', 'Dario', 'Yuna', 'Petra', 'Joaquim', 'Tamsin', 'Wanda'];

/** The items that are whole in the row, and those that are cut off at its edges. */
const itemsOf = (row: HTMLElement) => {
  const edge = row.getBoundingClientRect();
  const items = [...row.querySelectorAll('li')].map((item) => {
    const { left, right } = item.getBoundingClientRect();
    return { left: left - edge.left, right: edge.right - right };
  });
  return {
    whole: items.flatMap(({ left, right }, at) => (left >= -1 && right >= -1 ? [at] : [])),
    isCutAtStart: items.some(({ left, right }) => left < -1 && right < edge.width - 1),
    isCutAtEnd: items.some(({ left, right }) => right < -1 && left < edge.width - 1),
  };
};

/** Its arrow keys go from the start over the middle to the end. @spec component:TileSlider 1-3 */
export const FromStartToEnd: Story = {
  args: { item: 'arch', label: 'Live now' },
  render: (args) => (
    <ScrollRow {...args}>
      {ten.map((name) => (
        <ArchTile key={name} name={name} href={`#${name}`} picture={picture('velvet', 'portrait', 'mirela')} />
      ))}
    </ScrollRow>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Live now' });
    await expect(itemsOf(row)).toMatchObject({ isCutAtStart: false, isCutAtEnd: true });
    await expect(itemsOf(row).whole).toContain(0);
    row.scrollTo({ left: 250, behavior: 'instant' });
    await waitFor(() => expect(itemsOf(row).whole).not.toContain(0));
    await expect(itemsOf(row).whole).not.toContain(9);
    row.scrollTo({ left: 10_000, behavior: 'instant' });
    await waitFor(() => expect(itemsOf(row).whole).toContain(9));
    await expect(itemsOf(row)).toMatchObject({ isCutAtEnd: false });
    await expect(row.scrollLeft + row.clientWidth).toBeGreaterThanOrEqual(row.scrollWidth - 1);
  },
};

/** Skeletons in the shape of its tiles. @spec component:TileSlider 4 */
export const Loading: Story = {
  args: { item: 'arch', label: 'Live now', 'aria-busy': true },
  render: (args) => (
    <ScrollRow {...args}>
      {ten.map((name) => (
        <ArchTileSkeleton key={name} />
      ))}
    </ScrollRow>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Live now' });
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(row.querySelectorAll('li')).toHaveLength(10);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Without items there is no row to focus. @spec component:TileSlider 5 */
export const Empty: Story = {
  args: { label: 'Live now', children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
