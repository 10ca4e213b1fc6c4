import type { Page, Response } from '@playwright/test';

/** Removes what may differ between the server's markup and the DOM: comments, scripts, nonces and empty attribute values. */
const normalize = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/=""/g, '');

/**
 * The markup of the page's root, in the document that a text describes or in the page itself, without offers, which the server does not
 * render.
 */
const rootOf = (html: string | null): string => {
  const parsed = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const root = parsed.getElementById('root')?.cloneNode(true) as HTMLElement | undefined;
  root?.querySelectorAll('.site-offers').forEach((offers) => offers.remove());
  return root?.innerHTML ?? '';
};

/** The markup of an open page as the server sent it, and as the browser has it now. */
export const markupOf = async (
  page: Page,
  response: Response | null,
): Promise<{ readonly sent: string; readonly shown: string }> => {
  const shown = normalize(await page.evaluate(rootOf, null));
  // The page's own policy forbids parsing a text.
  const parser = await page.context().newPage();
  const sent = normalize(await parser.evaluate(rootOf, (await response?.text()) ?? ''));
  await parser.close();
  return { sent, shown };
};
