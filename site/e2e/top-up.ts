import { expect } from './host.ts';
import type { Visitor } from './Visitor.ts';

/** Adds 40 coins by a card, which the guest saves. */
export const topUp = async (guest: Visitor): Promise<void> => {
  const { page, window } = guest;
  await guest.press(page.getByRole('banner').getByRole('link', { name: guest.text('kit.navigationBar.addCoins') }));
  await guest.choose(window.getByRole('radio', { name: guest.text('site.window.coins', { count: 40 }) }));
  await guest.press(window.getByRole('button', { name: guest.text('site.window.goOn') }));
  await guest.choose(window.getByRole('radio', { name: guest.text('site.window.card') }));
  await guest.choose(window.getByRole('checkbox', { name: guest.text('site.window.save') }));
  await guest.press(window.getByRole('button', { name: guest.text('site.window.pay', { sum: '10,00 €' }) }));
  await guest.press(window.getByRole('link', { name: guest.text('site.window.done') }));
  // The dialog gives the focus back when it has closed.
  await expect(page.locator('dialog iframe')).toHaveCount(0);
};
