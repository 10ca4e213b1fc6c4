import { GiftArt } from '@lounge/kit/gift-art';
import { KitProvider } from '@lounge/kit/kit-provider';
import { SlotMachine, type SlotAnswer } from '@lounge/kit/slot-machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type SkippableClock, skippableClock } from '../fixtures/clocks.ts';

const names = { lantern: 'Lantern', rose: 'Rose', moon: 'Moon' } as const;
const symbols = (['lantern', 'rose', 'moon'] as const).map((id) => ({
  id,
  label: names[id],
  art: <GiftArt shape={id} />,
}));
const won: SlotAnswer = { symbols: ['lantern', 'lantern', 'lantern'], won: '20 coins' };

let clock: SkippableClock = skippableClock();

const meta = {
  title: 'Kit/SlotMachine',
  component: SlotMachine,
  args: {
    label: 'Coin rush',
    symbols,
    attemptsLeft: 3,
    onDraw: fn(() => Promise.resolve(won)),
    onStop: fn(),
  },
} satisfies Meta<typeof SlotMachine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Space on the button draws; the reels stop one after the other and the result is said. @spec component:SlotMachine 1-3 */
export const Default: Story = {
  beforeEach: () => {
    clock = skippableClock();
  },
  render: (args) => (
    <KitProvider clock={clock}>
      <SlotMachine {...args} />
    </KitProvider>
  ),
  play: async ({ canvas, args }) => {
    const reels = canvas.getByRole('region', { name: 'Coin rush' });
    await expect(reels).toHaveAttribute('data-state', 'ready');
    const run = clock.hold();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Drawing. 3 reels are still turning.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onDraw).toHaveBeenCalledTimes(1));
    for (const left of ['2 reels are', '1 reel is']) {
      clock.skip(500);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Drawing. ${left} still turning.`));
    }
    await expect(reels).toHaveAttribute('data-state', 'running');
    clock.skip(500);
    run();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lantern, Lantern, Lantern. 20 coins'));
    await expect(reels).toHaveAttribute('data-state', 'won');
    await expect(args.onStop).toHaveBeenCalledWith(won);
  },
};

/** @spec component:SlotMachine 4 */
export const NoAttempts: Story = {
  args: { attemptsLeft: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No tries left today' }));
    await expect(args.onDraw).not.toHaveBeenCalled();
  },
};

/** A try that did not arrive is said and not counted, and can be repeated. */
export const Failed: Story = {
  args: { onDraw: fn(() => Promise.reject(new Error('offline'))), attemptsLeft: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The try was not counted, you still have 2.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Draw again' }));
    await waitFor(() => expect(args.onDraw).toHaveBeenCalledTimes(2));
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  args: { onDraw: fn(() => Promise.resolve({ symbols: ['lantern', 'rose', 'moon'], won: null })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lantern, Rose, Moon. Not this time'));
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'nothing');
  },
};

export const Resting: Story = { tags: ['shot'] };

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
};
