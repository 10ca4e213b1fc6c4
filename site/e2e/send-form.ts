import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Brand } from '@lounge/locale';
import type { BrowserContext } from '@playwright/test';
import { parseSetCookie } from 'cookie';
import { expect, type Host } from './host.ts';

/** A form of the payment window. */
export interface SentForm {
  readonly path: string;
  readonly brand: Brand;
  readonly fields: Readonly<Record<string, string>>;
  /** The event of the page when the form was accepted. */
  readonly event: string;
}

interface SentRequest {
  readonly url: URL;
  readonly path: string;
  /** Posted, if there is one. */
  readonly body: string | null;
  /** @default a form */
  readonly type?: string;
}

/** Sends a request with the cookies of a browser context, which gets those of the response. Returns the page. */
export const send = async (
  context: BrowserContext,
  { url, path, body, type = 'application/x-www-form-urlencoded' }: SentRequest,
): Promise<string> => {
  const cookies = await context.cookies(url.href);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      host: 'localhost',
      port: url.port,
      path,
      method: body === null ? 'GET' : 'POST',
      headers: {
        host: url.host,
        'content-type': type,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
  for (const line of response.headers['set-cookie'] ?? []) {
    const { name, value = '', path: below = '/', maxAge, httpOnly = false } = parseSetCookie(line);
    // Playwright takes seconds since 1970, and -1 for a cookie of the session; one that has expired removes what was there.
    const expires = maxAge === undefined ? -1 : maxAge === 0 ? 1 : Math.floor(Date.now() / 1000) + maxAge;
    const place = { domain: url.hostname, path: below, expires };
    await context.addCookies([{ name, value, ...place, httpOnly, sameSite: 'Lax' }]);
  }
  return text(response);
};

/**
 * Sends a form of the payment window for who is logged in, if anybody is. Node sends it, because Playwright's own requests do not
 * resolve the hosts of brands.
 */
export const sendForm = async (context: BrowserContext, host: Host, form: SentForm): Promise<void> => {
  const { path, brand, fields, event } = form;
  const url = new URL(host.url('/', brand));
  const empty = await send(context, { url, path, body: null });
  const [, guest = ''] = /name="guest" value="(\d+)"/.exec(empty) ?? [];
  const answer = await send(context, { url, path, body: new URLSearchParams({ ...fields, guest }).toString() });
  expect(/data-event="(\w+)"/.exec(answer)?.[1], `the form of ${path}`).toBe(event);
};
