import type { Page, Response } from '@playwright/test';

/** Removes what may differ between the server's markup and the DOM: comments, scripts, nonces and empty attribute values. */
const normalize = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/=""/g, '');

/**
 * The markup of the page's root, in the document that a text describes or in the page itself, without offers and comments, which
 * the browser reads.
 */
const rootOf = (html: string | null): string => {
  const parsed = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const root = parsed.getElementById('root')?.cloneNode(true) as HTMLElement | undefined;
  root?.querySelectorAll('.site-offers, .kit-album-comments').forEach((part) => part.remove());
  return root?.innerHTML ?? '';
};

/** Where two texts begin to differ, with what is around it; null if they are the same. */
export const firstDifference = (
  sent: string,
  shown: string,
): { readonly sent: string; readonly shown: string } | null => {
  if (sent === shown) return null;
  let at = 0;
  while (sent[at] === shown[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 300), at + 300);
  return { sent: around(sent), shown: around(shown) };
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
