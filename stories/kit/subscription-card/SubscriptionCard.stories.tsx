import { SubscriptionCard } from '@lounge/kit/subscription-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { subscriptionCardExample } from '../../../packages/kit/src/subscription-card/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/SubscriptionCard',
  component: SubscriptionCard,
  args: { ...subscriptionCardExample, onLeave: fn(), onBack: fn(), onCancel: fn(), onKeep: fn(), onAcceptOffer: fn() },
  decorators: [inBox('panel')],
} satisfies Meta<typeof SubscriptionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const openUntil = '2026-12-12T19:00:00.000Z';

/** @spec component:SubscriptionCard 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start VIP for 19,90\u00a0€ a month' })).toHaveAttribute(
      'href',
      '#start',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** @spec component:SubscriptionCard 2 */
export const Active: Story = {
  tags: ['shot'],
  args: { state: 'active', openUntil },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Renews on 12 December 2026 with card ··4417/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel VIP' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** @spec component:SubscriptionCard 4 */
export const StartedNow: Story = {
  args: { state: 'active', openUntil, startedNow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started just now. Everything is open.')).toBeVisible();
  },
};

/** @spec component:SubscriptionCard 6 */
export const SelectMember: Story = {
  args: { state: 'active', openUntil, isSelect: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Select member/)).toBeVisible();
  },
};

/** Both answers look the same, leaving first; what comes after the offer is named. */
export const Leaving: Story = {
  tags: ['shot'],
  args: { state: 'leaving', openUntil, offer: { price: 990, months: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^a month for 3 months, then 19,90\s€$/)).toBeVisible();
    const [leave, stay] = canvas.getAllByRole('button');
    await expect(leave).toHaveAccessibleName('Cancel VIP');
    await expect(stay?.getBoundingClientRect().height).toBe(leave?.getBoundingClientRect().height);
  },
};

export const LeavingChosen: Story = {
  args: { state: 'leaving', openUntil, offer: { price: 990, months: 3 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay for 9,90\u00a0€ a month' }));
    await expect(args.onAcceptOffer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel VIP' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LeavingWithoutOffer: Story = {
  args: { state: 'leaving', openUntil, product: 'tv', price: 990, fullPrice: 990 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OfferFailed: Story = {
  args: { state: 'leaving', openUntil, offer: { price: 990, months: 3 }, failed: 'offer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The offer could not be saved.');
    await expect(canvas.getByRole('button', { name: 'Try the offer again' })).toBeEnabled();
  },
};

export const OfferTaken: Story = {
  args: { state: 'active', openUntil, price: 990, offerUntil: '2027-03-12T19:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Until 12 March 2027, then 19,90/)).toBeVisible();
  },
};

/** @spec component:SubscriptionCard 5 */
export const Ending: Story = {
  tags: ['shot'],
  args: { state: 'ending', openUntil },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'VIP until 12 December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep VIP for 19,90\u00a0€ a month' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const RenewalFailed: Story = {
  tags: ['shot'],
  args: { state: 'unpaid', openUntil: '2026-12-15T19:00:00.000Z', retryAt: '2026-12-14T19:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/stays open until 15 December 2026, and we try once more on 14 December/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay 19,90\u00a0€ another way' })).toBeVisible();
  },
};

/** @spec component:SubscriptionCard 3, component:TvPriceTable 3 */
export const FormerTvSubscriber: Story = {
  args: { product: 'tv', state: 'past', price: 990, fullPrice: 990, perks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TV was open for you until a while ago.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start TV for 9,90\u00a0€ a month' })).toBeVisible();
  },
};

/** @spec component:TvPriceTable 1 */
export const TvNotSubscribed: Story = {
  args: { product: 'tv', price: 990, fullPrice: 990, perks: ['The premium livestream'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^First payment today, then 9,90\s€ every month until you cancel\.$/)).toBeVisible();
  },
};

/** Nobody can start, keep or pay what is not on sale; who has it may still cancel. */
export const NotOnSale: Story = {
  args: { product: 'tv', onSale: false, price: 990, fullPrice: 990, perks: ['The premium livestream'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not on sale yet/)).toBeVisible();
    await expect(canvas.queryByText(/9,90/)).toBeNull();
    await expect([...canvas.queryAllByRole('link'), ...canvas.queryAllByRole('button')]).toEqual([]);
  },
};

export const EndingNotOnSale: Story = {
  args: { product: 'tv', onSale: false, state: 'ending', price: 990, fullPrice: 990, openUntil },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'TV until 12 December 2026' })).toBeVisible();
    await expect(canvas.getByText(/^Not on sale yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** @spec component:TvPriceTable 2 */
export const TvSubscriber: Story = {
  args: { product: 'tv', state: 'active', price: 990, fullPrice: 990, openUntil },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TV is open')).toBeVisible();
  },
};

export const German: Story = {
  tags: ['shot'],
  globals: { language: 'de', brand: 'brasa', viewport: { value: 'phone' } },
  args: { state: 'leaving', openUntil, offer: { price: 990, months: 3 } },
};

/** While nothing can be paid the button stays and looks unable. */
export const Stopped: Story = {
  args: { stopped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Start VIP/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
