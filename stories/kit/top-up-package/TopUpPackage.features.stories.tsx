import { TopUpPackage } from '@lounge/kit/top-up-package';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/TopUpPackage/Features',
  component: TopUpPackage,
  args: { amount: 2500, coins: 10_000, onChoose: fn() },
} satisfies Meta<typeof TopUpPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

const staggered = {
  kind: 'staggered',
  tiers: [
    { from: 2500, amount: 1000 },
    { from: 5000, amount: 3000 },
  ],
} as const;

/** @spec component:TopUpPackage 2 */
export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
/** @spec component:TopUpPackage 3 */
export const PercentBonus: Story = {
  args: { bonus: { kind: 'percent', percent: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% more')).toBeVisible();
  },
};
/** @spec component:TopUpPackage 4 */
export const FlatBonus: Story = {
  args: { bonus: { kind: 'flat', coins: 500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 more')).toBeVisible();
  },
};
/** @spec component:TopUpPackage 5 */
export const StaggeredBonus: Story = {
  args: {
    bonus: staggered,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from 25,00 €: 10 more')).toBeVisible();
    await expect(canvas.getByText('from 50,00 €: 30 more')).toBeVisible();
  },
};
/** @spec component:TopUpPackage 7 */
export const EveryBonus: Story = {
  render: (args) => (
    <>
      {([{ kind: 'flat', coins: 500 }, { kind: 'percent', percent: 20 }, staggered] as const).map((bonus) => (
        <TopUpPackage key={bonus.kind} {...args} bonus={bonus} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const bonuses = canvas
      .getAllByRole('button')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ').match(/(from [^:]+: )?\d+%? more/g));
    await expect(bonuses).toEqual([['5 more'], ['20% more'], ['from 25,00 €: 10 more', 'from 50,00 €: 30 more']]);
  },
};
/** Stays focusable and ignores presses. */
export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const GermanBrasa: Story = {
  args: { bonus: { kind: 'percent', percent: 20 } },
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
};
