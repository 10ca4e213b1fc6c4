import { PerformerFilter } from '@lounge/kit/performer-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { groups } from './filters.ts';

const onMood = fn();
const onAges = fn();
const onPrice = fn();

const meta = {
  title: 'Kit/PerformerFilter',
  component: PerformerFilter,
  args: {
    groups,
    mood: { value: 65, onChange: onMood },
    ages: { from: 25, to: 55, min: 21, max: 65, onChange: onAges },
    price: { to: 4800, min: 2400, max: 6000, step: 200, onChange: onPrice },
    onToggle: fn(),
  },
  beforeEach: () => {
    for (const each of [onMood, onAges, onPrice]) each.mockClear();
  },
} satisfies Meta<typeof PerformerFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

// @spec component:PerformerFilter 4, 9
export const Default: Story = {
  args: { onClear: fn() },
  play: async ({ canvas, args }) => {
    const german = canvas.getByRole('checkbox', { name: 'German 54' });
    await expect(german).toBeChecked();
    await userEvent.click(german);
    await expect(args.onToggle).toHaveBeenCalledWith({ value: 'language:de', group: 'language', selected: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Free chat 9' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ value: 'freeChat', group: 'offer', selected: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

/** Sliders say their values in words, and hand on each move. */
export const Sliders: Story = {
  play: async ({ canvas }) => {
    const mood = canvas.getByRole('slider', { name: 'Mood' });
    await expect(mood).toHaveAttribute('aria-valuetext', 'Rather lively');
    await fireEvent.input(mood, { target: { value: '70' } });
    await expect(onMood).toHaveBeenCalledWith({ value: 70 });
    await userEvent.click(canvas.getByRole('button', { name: 'Any mood' }));
    await expect(onMood).toHaveBeenLastCalledWith({ value: null });
    const price = canvas.getByRole('slider', { name: 'Price a minute' });
    await expect(price).toHaveAttribute('aria-valuetext', 'up to 48 coins');
    await fireEvent.input(price, { target: { value: '6000' } });
    await expect(onPrice).toHaveBeenCalledWith({ to: null });
    await fireEvent.input(canvas.getByRole('slider', { name: 'Youngest age' }), { target: { value: '60' } });
    await expect(onAges).toHaveBeenCalledWith({ from: 55, to: 55 });
  },
};

/** The mood begins in the middle and is any mood until it is moved. */
export const NothingChosen: Story = {
  args: {
    groups: groups.map((group) => ({ ...group, options: group.options.map((each) => ({ ...each, selected: false })) })),
    mood: { value: null, onChange: onMood },
    price: { to: null, min: 2400, max: 6000, step: 200, onChange: onPrice },
    ages: { from: 21, to: 65, min: 21, max: 65, onChange: onAges },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Any mood');
    await expect(canvas.getByText('any price')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};
/** Before the first answer no filter is known; the sliders can be used. @spec component:PerformerFilter 1 */
export const Uninitialised: Story = {
  args: { groups: [], mood: { value: null, onChange: onMood } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await fireEvent.input(canvas.getByRole('slider', { name: 'Mood' }), { target: { value: '10' } });
    await expect(onMood).toHaveBeenCalledWith({ value: 10 });
  },
};
export const AsChips: Story = { args: { look: 'chips', untitled: true }, tags: ['shot'] };
export const BrasaLight: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
