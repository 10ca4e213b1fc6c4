import { FeedClip, type FeedClipProps, type FeedGateContent } from '@lounge/kit/feed-clip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { feedClipExample } from '../../../packages/kit/src/feed-clip/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture } from '../fixtures/pictures.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ poster, ...props }: FeedClipProps) {
  return <FeedClip {...props} poster={usePictureOfBrand(poster)} />;
}

const onBuy = fn();
const gate: FeedGateContent = {
  restriction: 'needPurchase',
  price: 1800,
  balance: 24_800,
  links: { logIn: '#log-in', ageCheck: '#age-check', topUp: '#top-up', vip: '#vip' },
  onBuy,
};

const meta = {
  title: 'Kit/FeedClip',
  component: FeedClip,
  decorators: [inBox('phone')],
  args: { ...feedClipExample, onPlay: fn() },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof FeedClip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:FeedClip 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1:24')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play “The low E”, 1:24' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
/** @spec component:FeedClip 2 */
export const Playing: Story = {
  args: { isPlaying: true, player: <p>The player</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The player')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:FeedClip 3 */
export const NeedsAgeCheck: Story = {
  tags: ['shot'],
  args: { gate: { ...gate, restriction: 'needAgeCheck' }, isPlaying: true, player: <p>The player</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify your age once')).toBeVisible();
    await expect(canvas.getByText('It opens for 18 coins. The check takes about two minutes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start the check' })).toHaveAttribute('href', '#age-check');
    await expect(canvas.queryByText('The player')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:FeedClip 4 */
export const Locked: Story = {
  tags: ['shot'],
  args: { length: 728, gate: { ...gate, isPrimary: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 minutes, yours to keep')).toBeVisible();
    const open = canvas.getByRole('button', { name: /^Open for\s*18\s*coins$/ });
    await expect(open).toHaveAttribute('data-variant', 'primary');
    await userEvent.click(open);
    await expect(onBuy).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Play/ })).toBeNull();
  },
};
export const TooFewCoins: Story = {
  args: { gate: { ...gate, balance: 1200, isPrimary: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 coins')).toBeVisible();
    await expect(canvas.getByText('You have 12, 6 are missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NeedsLogIn: Story = {
  args: { gate: { ...gate, restriction: 'needLogin', balance: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
  },
};
export const NeedsVip: Story = {
  args: { gate: { ...gate, restriction: 'needAbo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See VIP' })).toHaveAttribute('href', '#vip');
  },
};
export const Blocked: Story = {
  args: { gate: { ...gate, restriction: 'blocked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available to you')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Presses are ignored while it opens; a failure stays beside the button. */
export const Opening: Story = {
  args: { gate: { ...gate, isPending: true, problem: 'That did not arrive.', onBuy: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open for/ }));
    await expect(args.gate?.onBuy).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive.');
  },
};
export const Stopped: Story = {
  args: { gate: { ...gate, stopped: 'Your account is locked.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account is locked.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Bought: Story = {
  args: { bought: true },
  play: ({ canvas }) => expect(canvas.getByText('Yours')).toBeVisible(),
};
/** The place has the clip's ratio before anything has loaded. @spec component:FeedClip 5 */
export const Ratio: Story = {
  args: { ratio: 4 / 5, poster: brokenPicture },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('button', { name: /Play/ }).parentElement as HTMLElement;
    const { width, height } = root.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 5, 1);
  },
};
export const SpanishBrasa: Story = {
  args: { gate },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
