import { coinsAreRefunded, guestOwnsCoins, guestSavedMethod, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const savedAnd = (kind: 'card' | 'wallet', amount: number) => [
  robin,
  guestSavedMethod({ guestId: 7, kind }),
  guestOwnsCoins({ guestId: 7, amount }),
];

const meta = {
  title: 'Screens/Coins/Recharge',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/coins/', guestId: 7, states: savedAnd('card', 4000) },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const rowsOf = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Statement' })).findAllByRole('row');

/** Switches the recharge on, which was off, and buys an album for 20 coins; then the coins page is open again. */
const rechargeAndSpend = async (context: Context) => {
  const { canvas } = context;
  const page = await livePageOf(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'See how' }));
  const knob = await canvas.findByRole('switch', { name: /Add coins when few are left/ });
  await expect(knob).not.toBeChecked();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When fewer than' }), '3000');
  const methods = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Paid with' });
  await userEvent.selectOptions(methods, methods.options[1]?.value ?? '');
  await userEvent.click(knob);
  await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
  await page.router.navigate('/en/amateur/mirela/pictures/1002/');
  await userEvent.click(await canvas.findByRole('button', { name: /^Unlock for/ }));
  await expect(await canvas.findByRole('heading', { name: 'This is yours' })).toBeVisible();
  await page.router.navigate('/en/myvelvet/coins/');
  return page;
};

/** @spec feature:pay.auto-recharge 1, screen:overlay.auto-recharge 1 */
export const AddsWhenFewAreLeft: Story = {
  play: async (context) => {
    await rechargeAndSpend(context);
    await waitFor(async () => {
      const rows = await rowsOf(context.canvas);
      await expect(rows[1]).toHaveTextContent('Automatic top-up');
      await expect(rows[2]).toHaveTextContent('Album “');
    });
    await untilCoins(context.canvasElement, 60);
  },
};

/** The page says that it was declined; a refund is in the statement. */
export const Declined: Story = {
  args: { states: savedAnd('wallet', 2500) },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { world } = await rechargeAndSpend(context);
    await expect(await canvas.findByText(/^It was switched off because the payment was declined/)).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await setUpState(coinsAreRefunded({ guestId: 7, reason: 'The album did not load' }), world);
    await waitFor(async () =>
      expect((await rowsOf(canvas))[1]).toHaveTextContent(/Refund: Album “.*The album did not load/),
    );
    await untilCoins(canvasElement, 25);
  },
};

/** The limit by keys only. */
export const SpanishPhone: Story = {
  args: { entry: 'mybrasa/coins/' },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Monedas', level: 1 })).toBeVisible();
    (await canvas.findByRole('button', { name: 'Cambiar' })).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByLabelText('Euros al mes')).focus();
    await userEvent.keyboard('50{Enter}');
    await expect(await canvas.findByText(/de 50,00.€ en/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
