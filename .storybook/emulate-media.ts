import type { CDPSession } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';

/** Preferences of a device that a test emulates; null is the browser's own. */
export interface EmulatedMedia {
  forcedColors?: 'active' | null;
  contrast?: 'more' | null;
  reducedTransparency?: 'reduce' | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

const sessions = new WeakMap<object, Promise<CDPSession>>();

/**
 * Emulates preferences in the page of a test, by the protocol of Chromium, as Playwright knows no reduced transparency. What a session
 * emulates ends with it, so each page has one that stays.
 */
export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = async ({ page, context }, media) => {
  const { forcedColors = null, contrast = null, reducedTransparency = null } = media;
  const opened = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const features = [
    { name: 'forced-colors', value: forcedColors ?? '' },
    { name: 'prefers-contrast', value: contrast ?? '' },
    { name: 'prefers-reduced-transparency', value: reducedTransparency ?? '' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
};
