import { CountdownTimer } from '@lounge/kit/countdown-timer';
import { KitProvider } from '@lounge/kit/kit-provider';
import { brandMarks } from '@lounge/kit/brand';
import { velvet } from '@lounge/kit/velvet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { act } from 'react';
import { expect, fn } from 'storybook/test';
import { countdownTimerExample } from '../../../packages/kit/src/countdown-timer/example.ts';
import { skippableClock, type SkippableClock } from '../fixtures/clocks.ts';

const meta = {
  title: 'Kit/CountdownTimer',
  component: CountdownTimer,
  args: countdownTimerExample,
} satisfies Meta<typeof CountdownTimer>;
export default meta;

type Story = StoryObj<typeof meta>;

let clock: SkippableClock = skippableClock();

/** Three countdowns of one page, by a clock that only the story moves. */
const Three = ({ onOver, seconds }: { onOver?: (() => void) | undefined; seconds: number }) => (
  <KitProvider brand={brandMarks(velvet)} clock={clock}>
    <p>
      <CountdownTimer
        data-testid="one"
        running
        seconds={seconds}
        sentence={({ time }) => `Ends in ${time}`}
        onOver={onOver}
      />
    </p>
    <p>
      <CountdownTimer data-testid="two" running seconds={3 * 86_400 + 1} />
    </p>
    <CountdownTimer data-testid="three" running seconds={60} of={60} />
  </KitProvider>
);

const skip = (seconds: number) => act(async () => clock.skip(seconds * 1000));

/** Figures are shown, minutes are read. @spec component:CountdownTimer 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer.firstElementChild).toHaveTextContent('Ends in 4:12:09');
    await expect(timer.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    await expect(timer.lastElementChild).toHaveTextContent('Ends in 4 hours 13 minutes');
    await expect(timer).toHaveAttribute('data-state', 'running');
  },
};
/** @spec component:CountdownTimer 2 */
export const LastSeconds: Story = {
  args: { seconds: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-state', 'last');
    await expect(canvas.getByText('Ends in 0:10')).toBeVisible();
    await expect(canvas.getByText('Ends in 1 minute')).toBeInTheDocument();
  },
};
/** @spec component:CountdownTimer 3 */
export const Over: Story = {
  args: { seconds: 0, over: 'This offer has ended.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This offer has ended.')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveAttribute('data-state', 'over');
  },
};
export const Ring: Story = { args: { seconds: 42, of: 60 } };
export const German: Story = { render: () => <CountdownTimer seconds={2 * 86_400} />, globals: { language: 'de' } };

/** All of a page wait for one timer, which ends with the last of them. */
export const OneClock: Story = {
  beforeEach: () => {
    clock = skippableClock();
    clock.hold();
  },
  args: { seconds: 12, onOver: fn() },
  render: ({ seconds, onOver }) => <Three seconds={seconds} onOver={onOver} />,
  play: async ({ canvas, args }) => {
    const shown = (name: string) => canvas.getByTestId(name).querySelector('[aria-hidden=true]:not(svg)')?.textContent;
    await expect([shown('one'), shown('two'), shown('three')]).toEqual(['Ends in 0:12', '3 days', '60']);
    await skip(1);
    await expect([shown('one'), shown('two'), shown('three')]).toEqual(['Ends in 0:11', '3 days', '59']);
    await skip(1);
    await expect([shown('one'), shown('two'), shown('three')]).toEqual(['Ends in 0:10', '2 days', '58']);
    await expect(canvas.getByTestId('one')).toHaveAttribute('data-state', 'last');
    await expect(args.onOver).not.toHaveBeenCalled();
    for (let second = 0; second < 10; second += 1) await skip(1);
    await expect(canvas.getByTestId('one')).toHaveTextContent('Over');
    await expect(args.onOver).toHaveBeenCalledOnce();
    await expect(shown('three')).toBe('48');
  },
};
