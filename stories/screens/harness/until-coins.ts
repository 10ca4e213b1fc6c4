import { expect, waitFor } from 'storybook/test';

/** The text of the balance in the bar. */
export const coinsIn = (canvasElement: HTMLElement): string =>
  canvasElement.querySelector('header a[data-part="amount"]')?.textContent ?? '';

/** Waits until the bar shows this number of coins and no other, as 0 is in 20 and 100 too. */
export const untilCoins = (canvasElement: HTMLElement, amount: number): Promise<void> =>
  waitFor(() => expect(coinsIn(canvasElement)).toMatch(new RegExp(`(?<![\\d.,])${amount}(?![\\d.,])`)));
