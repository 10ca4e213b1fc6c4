import {
  aBonusCode,
  guestGetsVoucher,
  guestHasAddress,
  guestHasPhone,
  guestOwnsCoins,
  guestPaid,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const noCoins = guestOwnsCoins({ guestId: 7, amount: 0 });
const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });

/** The codes are those of the seeds. */
const meta = {
  title: 'Screens/Benefits/Codes',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/benefits/', guestId: 7, states: [robin, noCoins, confirmed] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const check = async (canvas: Canvas, code: string): Promise<void> => {
  const field = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
};
const says = async (canvas: Canvas, text: string | RegExp): Promise<void> =>
  expect(await canvas.findByText(text)).toBeVisible();
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Your benefits' })).queryAllByRole('listitem');

/** Conditions that are missing, what a code gives, and until when it counts. @spec screen:overlay.bonus-code 2-3 */
export const EveryAnswer: Story = {
  args: { states: [robin, noCoins, confirmed, aBonusCode({ code: 'WARM 20', validTo: '2026-11-30T22:59:59.000Z' })] },
  play: async ({ canvas, canvasElement }) => {
    const form = () => canvasElement.querySelector('form[data-state]')?.textContent;
    await check(canvas, 'arch vip');
    await says(canvas, 'This code is for VIP members.');
    await check(canvas, 'hello-49');
    await says(canvas, 'Confirm your mobile number first. The code stays filled in.');
    await check(canvas, 'warm 20');
    await says(canvas, 'Until 30 November 2026.');
    await expect(form()).toMatch('20 coinsA welcomeUntil 30 November 2026.');
    await check(canvas, 'plus 10');
    await says(canvas, '10% more coins from €10.00, 15% from €50.00');
    await expect(form()).toMatch('With your next top-upCounts with your next top-up.');
  },
};

/** Somebody else redeems the last one between the check and the press. */
export const LastOneIsGone: Story = {
  args: { states: [robin, noCoins, confirmed, aBonusCode({ code: 'LAST ONE', maxRedemptions: 1 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    await check(canvas, 'last one');
    await says(canvas, '1 left.');
    const { world } = testPageOf({ loaded });
    await setUpState(aBonusCode({ code: 'LAST ONE', maxRedemptions: 1, redemptions: 1 }), world);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await says(canvas, 'All of these codes are gone. Nothing was charged.');
    await untilCoins(canvasElement, 0);
  },
};

/** @spec screen:overlay.bonus-code 1, feature:pay.bonus-code-redeem 1 */
export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const check = await canvas.findByRole('button', { name: 'Check' });
    // What is asked stays under way, so that the form would say that it is checking.
    const letGo = testPageOf({ loaded }).holdRequests();
    await userEvent.click(check);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '  {Enter}');
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('form[data-state]')).toHaveAttribute('data-state', 'empty');
    letGo();
  },
};

/** A missing condition is named, and the code stays filled in. @spec feature:pay.bonus-code-redeem 3 */
export const Conditions: Story = {
  play: async ({ canvas, loaded }) => {
    await check(canvas, 'arch vip');
    await says(canvas, 'This code is for VIP members.');
    await expect(canvas.getByRole('link', { name: 'See VIP' })).toHaveAttribute('href', '/en/vipclub/');
    await check(canvas, 'hello-49');
    await says(canvas, 'Confirm your mobile number first. The code stays filled in.');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('hello-49');
    await setUpState(guestHasPhone({ guestId: 7, number: '+49 151 0000000' }), testPageOf({ loaded }).world);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await says(canvas, '15 coins');
  },
};

/** A bonus in steps waits for the top-up, and counts once. @spec feature:pay.bonus-code-check 4 */
export const WaitsForATopUp: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await check(canvas, 'plus 10');
    await says(canvas, '10% more coins from €10.00, 15% from €50.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await says(canvas, 'It counts with your next top-up.');
    await waitFor(() => expect(rows(canvas)[0]).toHaveTextContent('Up to 15% more coins with your next top-up'));
    await expect(within(rows(canvas)[0] as HTMLElement).getByRole('link', { name: 'Add coins' })).toHaveAttribute(
      'href',
      '/vxpay/en/top-up',
    );
    await untilCoins(canvasElement, 0);
    await setUpState(guestPaid({ guestId: 7, paymentId: 'p-1', cents: 5000 }), world);
    await untilCoins(canvasElement, 230);
    await expect(await canvas.findByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
    await setUpState(guestPaid({ guestId: 7, paymentId: 'p-2', cents: 5000 }), world);
    await untilCoins(canvasElement, 430);
  },
};

/** By keys only: the welcome bonus leads to its code, which is redeemed once. @spec component:WelcomeBonusTile 4, feature:pay.promo 3 */
export const WelcomeByKeyboard: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await livePageOf({ loaded });
    const tile = await canvas.findByRole('region', { name: 'A welcome for you' });
    within(tile).getByRole('link', { name: 'See the bonus' }).focus();
    await userEvent.keyboard('{Enter}');
    const { router } = testPageOf({ loaded });
    await waitFor(() => expect(router.state.location.search).toMatch(/code=HELLO&scrollTo=bonus-code/));
    await says(canvas, '20 coins and 1 album voucher');
    canvas.getByRole('textbox', { name: 'Code' }).focus();
    for (const name of ['Check', 'Redeem']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Yours now.');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'A welcome for you' })).toBeNull());
    await untilCoins(canvasElement, 20);
  },
};

/** Each benefit has a way to where it is used; a push brings it. @spec feature:pay.vouchers 3 */
export const EachIsUsed: Story = {
  // The free spin of the day comes with a confirmed address only.
  args: { states: [robin, noCoins, guestHasAddress({ guestId: 7, email: 'robin@example.com' })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    await canvas.findByRole('heading', { name: 'No benefits at the moment' });
    const gets = (type: number, amount: number, rest: object = {}) =>
      setUpState(guestGetsVoucher({ guestId: 7, type, amount, ...rest }), world);
    await gets(3, 20);
    await gets(10, 3);
    await gets(5, 5, { actorId: 101 });
    await gets(9, 1, { subject: 'TURN10' });
    await waitFor(() => expect(rows(canvas)).toHaveLength(4));
    const rowWith = (text: string) => within(rows(canvas).find((row) => row.textContent.includes(text)) as HTMLElement);
    await userEvent.click(rowWith('20 coins').getByRole('button', { name: 'Add' }));
    await untilCoins(canvasElement, 20);
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
    await userEvent.click(rowWith('TURN10').getByRole('button', { name: 'Redeem' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('TURN10');
    await says(canvas, '10% more coins');
    await userEvent.click(rowWith('3 spins').getByRole('link', { name: 'Spin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/myvelvet/spinwheel/'));
    await expect((await canvas.findAllByRole('button', { name: 'Spin, 3 left' }))[0]).toBeVisible();
  },
};

export const SpanishPhone: Story = {
  args: { entry: 'mybrasa/benefits/' },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Código' }), 'rose 2026-b');
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
    await says(canvas, '20 monedas y 2 vales de vídeo');
    await userEvent.click(canvas.getByRole('button', { name: 'Canjear' }));
    await says(canvas, 'Ya es tuyo.');
    await says(canvas, '2 vales de vídeo');
    await says(canvas, 'Cualquier vídeo de hasta 40 monedas');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
