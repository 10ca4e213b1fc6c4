import type { Hosting } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';
import { formOf } from './forms.ts';
import { preferenceCookie } from './preference-cookie.ts';

/** The values that each form accepts, by the cookie's name. */
const acceptedValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['age', ['1', 'leave']],
  ['consent', ['all', 'necessary', 'chosen']],
  ['theme', ['dark', 'light', 'system']],
]);

/** Returns the address if it is a path of this site, else "/": one slash, no second one, nothing that browsers read as one. */
const sitePath = (address: string | null): string =>
  address !== null && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/';

const cookieValue = (name: string, value: string): string =>
  name === 'consent' && value !== 'all' ? 'necessary' : value;

/** Stores the choices of the age, consent and theme forms in cookies, without script, and redirects back to the page. */
export const choices =
  (hosting: Hosting): Middleware =>
  async (ctx, next) => {
    const name = /^\/choices\/(\w+)$/.exec(ctx.path)?.[1];
    const accepted = name === undefined ? undefined : acceptedValues.get(name);
    if (name === undefined || accepted === undefined) return next();
    if (ctx.method !== 'POST') {
      ctx.redirect('/');
      return;
    }
    if (hosting.isForeign(ctx.req)) {
      ctx.status = 403;
      return;
    }
    const form = await formOf(ctx);
    const value = form?.get(name) ?? '';
    if (!accepted.includes(value)) {
      ctx.status = form === null ? 413 : 400;
      ctx.body = 'This form was not complete. Please go back and try again.';
      return;
    }
    ctx.status = 303;
    if (value === 'leave') {
      ctx.redirect('/left');
      return;
    }
    ctx.set('Set-Cookie', preferenceCookie(name, cookieValue(name, value), hosting.isSecure(ctx.req)));
    ctx.redirect(sitePath(form?.get('return') ?? null));
    ctx.status = 303;
  };
