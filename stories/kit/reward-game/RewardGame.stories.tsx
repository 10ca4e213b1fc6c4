import { Button } from '@lounge/kit/button';
import { GiftArt } from '@lounge/kit/gift-art';
import { RewardGame, type RewardGameProps } from '@lounge/kit/reward-game';
import { RewardReveal } from '@lounge/kit/reward-reveal';
import { SlotMachine } from '@lounge/kit/slot-machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rewardGameExample } from '../../../packages/kit/src/reward-game/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const machine = (
  <SlotMachine
    label="Reels"
    symbols={(['lantern', 'rose', 'moon'] as const).map((id) => ({ id, label: id, art: <GiftArt shape={id} /> }))}
    attemptsLeft={2}
    onDraw={() => Promise.resolve(null)}
  />
);

const meta = {
  title: 'Kit/RewardGame',
  component: RewardGame,
  args: { ...rewardGameExample, children: machine, rewardsHref: '#rewards', loginHref: '#login' },
} satisfies Meta<typeof RewardGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tries as dots and words, the game, its chances in numbers. @spec component:RewardGame 2, 4, 6 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Coin rush', description: '' })).toBeVisible();
    await expect(canvas.getByText('2 of 3 tries left')).toBeVisible();
    await expect(canvas.getByText('210 points')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Draw' })).toBeVisible();
    const chances = canvas.getAllByRole('definition').map((each) => each.textContent);
    await expect(chances).toEqual(['5%', '15%', '80%']);
    await expect(canvas.getByText('Tries cannot be bought.')).toBeVisible();
  },
};

/** @spec component:RewardGame 1 */
export const NotStarted: Story = {
  args: { state: 'notStarted', action: <Button variant="outline">Remind me</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Starts Monday 7 December, 10:00');
    await expect(canvas.getByText('3 tries a day, nothing to buy.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remind me' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
  },
};

/** @spec component:RewardGame 5 */
export const NoAttempts: Story = {
  args: { attemptsLeft: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Back tomorrow');
    await expect(canvas.getByText('3 new tries at 00:00 Berlin time. Your 210 points stay.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No tries left today' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** @spec component:RewardGame 3 */
export const Ended: Story = {
  args: { state: 'ended', attemptsLeft: 0, openRewards: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Coin rush has ended');
    await expect(canvas.getByText('2 rewards wait for you until 13 December 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See rewards' })).toHaveAttribute('href', '#rewards');
  },
};

export const NotLoggedIn: Story = {
  args: { attemptsLeft: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('3 tries are yours');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
  },
};

/** The game stays while its last reward is shown, and the reward is read out. @spec component:RewardGame 7 */
export const Won: Story = {
  args: { attemptsLeft: 0, isPlaying: true, reward: <RewardReveal reward={{ type: 'coins', amount: 2000 }} /> },
  play: async ({ canvas }) => {
    const reward = canvas.getByRole('heading', { name: '20 coins' });
    await expect(reward.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('0 of 3 tries left')).toBeVisible();
  },
};

/** A reward that could not be read is left out: no alarm, and the game can be played. @spec component:RewardGame 8 */
export const RewardNotRead: Story = {
  args: { reward: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/did not|failed|error/i)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Draw' })).toBeVisible();
  },
};

const shown: readonly (readonly [string, Partial<RewardGameProps>])[] = [
  ['Not started', { state: 'notStarted', action: <Button variant="outline">Remind me</Button> }],
  ['Not logged in', { attemptsLeft: null, loginHref: '#login' }],
  ['No tries left today', { attemptsLeft: 0 }],
  ['Over, rewards still open', { state: 'ended', openRewards: 2, rewardsHref: '#rewards' }],
];

const states = (
  <Sheet columns="panel">
    {shown.map(([name, props]) => (
      <State key={name} name={name}>
        <RewardGame {...rewardGameExample} outcomes={[]} {...props} />
      </State>
    ))}
  </Sheet>
);

export const AllStates: Story = { tags: ['shot'], render: () => states };

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <RewardGame {...args} />
      {states}
    </>
  ),
};
