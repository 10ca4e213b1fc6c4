import { VideoFilter } from '@lounge/kit/video-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { videoFilterExample } from '../../../packages/kit/src/video-filter/example.ts';

const onDuration = fn();

const meta = {
  title: 'Kit/VideoFilter',
  component: VideoFilter,
  args: {
    ...videoFilterExample,
    duration: { from: 300, to: -1, max: 3600, step: 300, onChange: onDuration },
    onToggle: fn(),
    onClear: fn(),
  },
  beforeEach: () => void onDuration.mockClear(),
} satisfies Meta<typeof VideoFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

// @spec component:VideoFilter 1
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'On sale' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Men' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ value: 'gender:male', group: 'who', selected: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Women' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ value: 'gender:female', group: 'who', selected: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

/** Sliders say their values in words; an end is no bound, which is -1. @spec component:VideoFilter 4 */
export const Lengths: Story = {
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await expect(canvas.getByText('from 5 min')).toBeVisible();
    await expect(from).toHaveAttribute('aria-valuetext', '5 min');
    await expect(to).toHaveAttribute('aria-valuetext', 'any');
    await fireEvent.input(to as HTMLElement, { target: { value: '1800' } });
    await expect(onDuration).toHaveBeenLastCalledWith({ from: 300, to: 1800 });
    await fireEvent.input(from as HTMLElement, { target: { value: '0' } });
    await expect(onDuration).toHaveBeenLastCalledWith({ from: -1, to: -1 });
  },
};

/** Of prices one is chosen at a time. */
export const OneOfAGroup: Story = {
  args: {
    groups: [
      {
        id: 'price',
        label: 'Price',
        name: 'price',
        single: true,
        options: [
          { value: '', label: 'Any price' },
          { value: '0', label: 'Free', selected: true },
          { value: '1000', label: 'Up to 10 coins' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Price' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Free' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Up to 10 coins' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ value: '1000', group: 'price', selected: true });
  },
};

/** @spec component:VideoFilter 2 */
export const Hidden: Story = {
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Chips: Story = { args: { look: 'chips', untitled: true } };
