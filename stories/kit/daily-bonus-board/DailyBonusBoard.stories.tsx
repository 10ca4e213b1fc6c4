import { DailyBonusBoard } from '@lounge/kit/daily-bonus-board';
import { DailyBonusTile, type DailyBonusTileProps } from '@lounge/kit/daily-bonus-tile';
import { Button } from '@lounge/kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { act } from 'react';
import { expect, fn } from 'storybook/test';
import { dailyBonusBoardExample } from '../../../packages/kit/src/daily-bonus-board/example.ts';
import { dailyBonusTileExample } from '../../../packages/kit/src/daily-bonus-tile/example.ts';
import { skippableClock, stoppedClock } from '../fixtures/clocks.ts';
import { picture } from '../fixtures/pictures.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const deal = dailyBonusTileExample.deal;
/** Only the story moves it. */
const clock = skippableClock();

function Day({
  seed,
  over = {},
  ...props
}: Omit<DailyBonusTileProps, 'deal'> & { seed: string; over?: Partial<typeof deal> & { reason?: 'over' } }) {
  const shown = usePictureOfBrand(picture('velvet', 'still', seed));
  return <DailyBonusTile {...props} deal={{ ...deal, ...over, picture: shown }} />;
}

const meta = {
  title: 'Kit/DailyBonusBoard',
  component: DailyBonusBoard,
  args: {
    ...dailyBonusBoardExample,
    previous: (
      <Day
        day="previous"
        date="2026-11-19"
        seed="candle"
        over={{ name: 'A video voucher', reason: 'over' }}
        level={2}
      />
    ),
    current: (
      <Day
        day="current"
        date="2026-11-20"
        seed="orchids"
        action={
          <Button variant="primary" wide>
            Take it
          </Button>
        }
      />
    ),
    next: <DailyBonusTile day="next" date="2026-11-21" deal="secret" />,
    onOver: fn(),
  },
  parameters: { clock: stoppedClock },
} satisfies Meta<typeof DailyBonusBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:DailyBonusBoard 1, 5 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today’s deal' })).toHaveAttribute('data-state', 'running');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'A surprise' })).toBeVisible();
    await expect(canvas.getByText('at 23:59:59, Berlin time')).toBeVisible();
  },
};

/**
 * The timer counts the seconds of the server by the one clock of all countdowns; at its end the board asks for the new day, once.
 * @spec component:DailyBonusBoard 7, component:CountdownTimer 4, 11, constant:dailyBonus.tickMs
 */
export const LastSeconds: Story = {
  args: { seconds: 12 },
  parameters: { clock },
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    const release = clock.hold();
    await expect(timer).toHaveAttribute('data-state', 'running');
    await act(async () => clock.skip(1000));
    await expect(timer.firstElementChild).toHaveTextContent('0:11');
    await act(async () => clock.skip(10_000));
    await expect(timer).toHaveAttribute('data-state', 'last');
    await expect(timer.firstElementChild).toHaveTextContent('0:01');
    await expect(args.onOver).not.toHaveBeenCalled();
    await act(async () => clock.skip(1000));
    await expect(timer).toHaveTextContent('A new day is coming');
    await expect(args.onOver).toHaveBeenCalledTimes(1);
    release();
  },
};

/** @spec component:DailyBonusBoard 2 */
export const Taken: Story = {
  args: { taken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have taken today’s deal.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Today’s deal' })).toHaveAttribute('data-state', 'taken');
  },
};

/** @spec component:DailyBonusBoard 3 */
export const Hidden: Story = {
  args: { leads: { to: 'home', href: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There are no deals right now' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '#home');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** @spec component:DailyBonusBoard 4 */
export const Redirect: Story = {
  args: { leads: { to: 'elsewhere', href: '#event' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Today’s deal is on another page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '#event');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** @spec component:DailyBonusBoard 6 */
export const Loading: Story = {
  args: {
    loading: true,
    seconds: undefined,
    previous: <DailyBonusTile day="previous" loading />,
    current: <DailyBonusTile day="current" loading />,
    next: <DailyBonusTile day="next" loading />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today’s deal' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** Today comes first on a phone, and its neighbours beside each other below it. */
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [today, yesterday, tomorrow] = canvas.getAllByRole('article').map((each) => each.getBoundingClientRect());
    await expect(today?.bottom).toBeLessThan(yesterday?.top ?? 0);
    await expect(yesterday?.right).toBeLessThan(tomorrow?.left ?? 0);
    await expect(today?.width).toBeGreaterThan(2 * (yesterday?.width ?? 0));
  },
};
