import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import type { Host } from './host.ts';

/** The pin that the simulated telephone network has read out last. */
export const lastPin = async (page: Page, host: Host): Promise<string> => {
  const { phoneCalls } = (await devConsole(page, host).overview()) as {
    phoneCalls: readonly { readonly to: string; readonly pin: string }[];
  };
  return phoneCalls[0]?.pin ?? '';
};

/** A pin of the same length that was not read out. */
export const otherPin = (pin: string): string => pin.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
