import {
  guestOwnsCoins,
  guestPaid,
  guestSavedMethod,
  guestSubscribes,
  guestTakesBreak,
  setUpState,
  paymentIsForced,
  spendingIsLimited,
} from '@lounge/mock-api/states';
import { getMovements, getPaymentSettings, getReceipt, setSpendingLimit } from '@lounge/protocol/foundation/wallet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const paid = guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2500 });

const meta = {
  title: 'Screens/Coins',
  tags: ['!autodocs'],
  args: {
    entry: 'myvelvet/coins/',
    guestId: 7,
    states: [robin, card, paid, guestOwnsCoins({ guestId: 7, amount: 2500 })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec feature:pay.auto-recharge 1-2, screen:overlay.auto-recharge 1-2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Pay 10,00/ }));
    await expect(await canvas.findByText('40 coins were added.')).toBeVisible();
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    await waitFor(() => expect(statement.getByRole('row', { name: /One click.*40.*65/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'See how' }));
    await expect(await canvas.findByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Add' })).toHaveValue('1000');
  },
};

/** Older entries that fail to load keep what is there, and the next press reads them. */
export const OlderFailed: Story = {
  args: {
    states: [
      robin,
      ...Array.from({ length: 12 }, (_, at) => guestPaid({ guestId: 7, paymentId: `p-${at}`, cents: 2500 })),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    const older = await statement.findByRole('button', { name: 'Show older entries' });
    const { world } = await livePageOf({ loaded });
    const before = statement.getAllByRole('row').length;
    world.faults.inject({ call: getMovements.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(older);
    await expect(await statement.findByText('More did not load. What is there stays.')).toBeVisible();
    await expect(statement.getAllByRole('row')).toHaveLength(before);
    await userEvent.click(older);
    await waitFor(() => expect(statement.getAllByRole('row').length).toBeGreaterThan(before));
    await expect(statement.queryByText('More did not load. What is there stays.')).toBeNull();
  },
};

/** The account began this month, so no earlier one is offered. */
export const MonthsOfTheAccount: Story = {
  play: async ({ canvas }) => {
    const months = within(await canvas.findByRole('combobox', { name: 'Month' })).getAllByRole('option');
    await expect(months.map(({ textContent }) => textContent)).toEqual(['All months', 'November 2026']);
  },
};

export const LimitAndBreak: Story = {
  args: {
    states: [
      robin,
      card,
      paid,
      spendingIsLimited({ guestId: 7, cents: 5000 }),
      guestTakesBreak({ guestId: 7, hours: 24 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your break lasts until/)).toBeVisible();
    await expect(canvas.getByText(/of 50,00.€ in/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay 10,00/ })).toBeNull();
  },
};

/** A double press on a length begins no break: the next step says until when, and asks. */
export const BreakByDoublePress: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: '24 hours' }));
    await expect(canvas.getByText(/^Until 21 November 2026, 21:0\d you cannot add coins/)).toBeVisible();
    await expect(canvas.queryByText(/^Your break lasts until/)).toBeNull();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Take a break of 24 hours' }));
    await expect(await canvas.findByText(/^Your break lasts until 21 November 2026, 21:0\d/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take a break of 24 hours' })).toBeNull();
  },
};

/** @spec feature:pay.force 1 */
export const Forced: Story = {
  args: { states: [robin, paymentIsForced({ guestId: 7 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your account needs them once/)).toBeVisible();
    const line = within(canvas.getByRole('region', { name: 'Coins' }));
    await expect(line.getByRole('link', { name: 'Add coins' })).toBeVisible();
  },
};

/** Limit and recharge can be loaded again; the failure has a number to quote. */
export const SettingsNotLoaded: Story = {
  args: { failing: [getPaymentSettings] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Limit and automatic top-up did not load' })).toBeVisible();
    await expect(canvas.getByText(/story-1/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Your limit' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Automatic top-up' })).toBeVisible();
  },
};

/** A payment in the window is shown without a reload; taking a higher limit back fails once, beside the button. */
export const LimitInUse: Story = {
  args: { states: [robin, card, paid, spendingIsLimited({ guestId: 7, cents: 5000 })], failing: [setSpendingLimit] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const limit = within(await canvas.findByRole('region', { name: 'Your limit' }));
    await expect(limit.getByText(/^25,00/)).toBeVisible();
    await setUpState(guestPaid({ guestId: 7, paymentId: 'p-2', cents: 1000 }), world);
    await waitFor(() => expect(limit.getByText(/^35,00/)).toBeVisible());
    await userEvent.click(limit.getByRole('button', { name: 'Change' }));
    await userEvent.type(limit.getByRole('textbox', { name: 'Euro a month' }), '80');
    await userEvent.click(limit.getByRole('button', { name: 'Set the limit' }));
    await waitFor(() => expect(limit.getByRole('textbox')).toHaveAccessibleDescription(/not stored/));
    await userEvent.click(limit.getByRole('button', { name: 'Set the limit' }));
    await userEvent.click(await limit.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(limit.getAllByRole('alert')[0]).toHaveTextContent('That was not stored.'));
    await userEvent.click(limit.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(limit.queryByRole('button', { name: 'Take back' })).toBeNull());
  },
};

export const ReceiptNotLoaded: Story = {
  args: { failing: [getReceipt] },
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    await userEvent.click(await statement.findByRole('button', { name: /receipt/i }));
    await expect(await statement.findByText('The receipt did not load.')).toBeVisible();
    await userEvent.click(statement.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(statement.getByRole('heading', { name: 'Receipt' })).toHaveFocus());
    const receipt = within(statement.getByRole('region', { name: 'Receipt' }));
    await expect(receipt.getByText(/^2026-\d{6}$/)).toBeVisible();
    await expect(receipt.getByText(/^Velvet Muster GmbH/)).toHaveTextContent('Musterstraße 1, 12345 Musterstadt');
    await expect(receipt.getByText('VAT included, 19%')).toBeVisible();
    await expect(receipt.getByText(/^3,99/)).toBeVisible();
  },
};

/** A receipt names what was sold; closed, it gives the focus back. */
export const ReceiptOfSubscription: Story = {
  args: { states: [robin, card, guestSubscribes({ guestId: 7, product: 'vip' })] },
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    const row = await statement.findByRole('row', { name: /Subscription VIP.*19,90.*–/ });
    const opener = within(row).getByRole('button', { name: /receipt/i });
    await userEvent.click(opener);
    const receipt = within(await statement.findByRole('region', { name: 'Receipt' }));
    await expect(receipt.getByText('Item')).toBeVisible();
    await expect(receipt.getByText('Subscription VIP, one month')).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Entries of another filter are not left behind when the new ones do not load. */
export const FilterNotLoaded: Story = {
  args: { failing: [getMovements] },
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    await userEvent.click(await statement.findByRole('button', { name: 'Try again' }));
    await expect(await statement.findByRole('table')).toBeVisible();
    await userEvent.click(statement.getByRole('button', { name: 'Added' }));
    await expect(await statement.findByRole('heading', { name: 'This did not load' })).toBeVisible();
    await expect(statement.queryByRole('table')).toBeNull();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };

/** A saved method is forgotten, and one click with it. */
export const ForgetMethod: Story = {
  play: async ({ canvas }) => {
    const saved = await canvas.findByRole('region', { name: 'Saved ways to pay' });
    await userEvent.click(within(saved).getByRole('button', { name: /^Forget card ··\d{4}$/ }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Saved ways to pay' })).toBeNull());
    await expect(await canvas.findByText(/Save a card when you add coins/)).toBeVisible();
  },
};

/** The times of entries are the guest's; a receipt and the months stay those of Berlin, and say so. */
export const InNewYork: Story = {
  args: { timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    const statement = within(await canvas.findByRole('region', { name: 'Statement' }));
    await expect(await statement.findByText('Times for New York. A month begins at midnight in Berlin.')).toBeVisible();
    await expect(statement.getAllByText('20 November 2026, 15:00')[0]).toBeVisible();
    await userEvent.click(statement.getAllByRole('button', { name: /receipt/i })[0] ?? document.body);
    await expect(await canvas.findByText('20 November 2026, 21:00 (Berlin)')).toBeVisible();
  },
};
