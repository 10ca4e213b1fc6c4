import type { Page } from '@playwright/test';
import { devConsole } from './dev-console.ts';
import type { Host } from './host.ts';

/** Returns the link of the last mail that has one, or of the last one of a kind, from the dev console. */
export const lastMailLink = async (page: Page, host: Host, which?: string): Promise<string> => {
  const { mails } = (await devConsole(page, host).overview()) as {
    mails: readonly { kind: string; link: string | null }[];
  };
  return mails.find(({ kind, link }) => (which === undefined ? link !== null : kind === which))?.link ?? '';
};
