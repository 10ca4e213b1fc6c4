import { GiftArt } from '@lounge/kit/gift-art';
import { RewardReveal, type RewardRevealProps } from '@lounge/kit/reward-reveal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const code = { type: 'bonusCode', bonusCode: 'ROSE 2026 C', percent: 10 } as const;

const shown: readonly (readonly [string, Omit<RewardRevealProps, 'onUse'>])[] = [
  ['Video', { reward: { type: 'video', title: 'Winter light' }, href: '#video' }],
  ['Code, can be redeemed', { reward: { ...code, canRedeem: true } }],
  ['Code, redeemed', { reward: { ...code, canRedeem: false, redeemedAt: '2026-12-03T10:00:00.000Z' } }],
  ['Coins', { reward: { type: 'coins', amount: 2000 } }],
  [
    'Video voucher',
    { reward: { type: 'videoVoucher', count: 1, validTo: '2026-12-31T22:59:59.000Z' }, href: '#videos' },
  ],
  ['Spins', { reward: { type: 'spins', count: 2 }, art: <GiftArt shape="record" />, href: '#wheel' }],
  ['Gift', { reward: { type: 'messengerGift', name: 'Orchid', count: 1 }, art: <GiftArt shape="orchid" /> }],
  ['Nothing', { reward: null, text: '10 points all the same. 1 try left today.' }],
];

const meta = {
  title: 'Kit/RewardReveal',
  component: RewardReveal,
  args: { reward: { type: 'coins', amount: 2000 }, onUse: fn() },
} satisfies Meta<typeof RewardReveal>;
export default meta;

type Story = StoryObj<typeof meta>;

const render: Story['render'] = ({ onUse }) => (
  <Sheet columns="wide">
    {shown.map(([name, props]) => (
      <State key={name} name={name}>
        <RewardReveal {...props} onUse={onUse} />
      </State>
    ))}
  </Sheet>
);

const expected: readonly (readonly [name: string, text: string, action: string])[] = [
  ['“Winter light”', 'Now in your library.', 'Watch'],
  ['10% more', 'ROSE 2026 C, on your next top-up.', 'Redeem now'],
  ['ROSE 2026 C', 'You redeemed it on 3 December 2026.', 'Redeemed'],
  ['20 coins', 'They are in your balance.', 'Go on'],
  ['1 video voucher', 'Until 31 December 2026.', 'Choose a video'],
  ['2 spins', 'On the wheel; they stay until you use them.', 'Spin'],
  ['Orchid', 'For somebody you write to.', 'Send it'],
  ['Not this time', '10 points all the same. 1 try left today.', 'Once more'],
];

/** Each kind with its name, where it is, and its next step; a code that was redeemed has none. @spec component:RewardReveal 1-9 */
export const AllStates: Story = {
  tags: ['shot'],
  render,
  play: async ({ canvas, args }) => {
    const sheets = canvas.getAllByRole('figure');
    await expect(sheets).toHaveLength(expected.length);
    for (const [at, [name, text, action]] of expected.entries()) {
      const sheet = within(sheets[at] as HTMLElement);
      await expect(sheet.getByRole('heading')).toHaveTextContent(name);
      await expect(sheet.getByText(text)).toBeVisible();
      await expect(sheet.getByText(action).closest('a, button')).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Redeemed' }));
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem now' }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '#video');
  },
};

export const Default: Story = {};

export const BeingRedeemed: Story = {
  args: { reward: { ...code, canRedeem: true }, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem now' }));
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render,
};
