import {
  consentChoices,
  consentCookie,
  consentIn,
  consentOf,
  type ConsentChoice,
  type CookieName,
} from '@lounge/locale';

import { preferenceCookie, preferenceOf, recordChoice, worldOf, type ReferenceServer } from '@lounge/mock-api/server';
import type { Context, Middleware } from 'koa';
import { formOf } from './forms.ts';
import { logRejection } from './log-rejection.ts';
import { forcedAgeCheck } from './visitor.ts';

/** The values that each form accepts, by the cookie's name. */
const acceptedValues: ReadonlyMap<CookieName, readonly string[]> = new Map<CookieName, readonly string[]>([
  ['age', ['1', 'leave']],
  ['consent', [...consentChoices.filter((each) => each !== 'unknown'), 'chosen']],
  ['theme', ['dark', 'light', 'system']],
]);

/** Returns the address if it is a path of this site, else "/": one slash, no second one, nothing that browsers read as one. */
const sitePath = (address: string | null): string =>
  address !== null && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/';

/** The choice of a form about cookies; purposes that were chosen one by one are further fields of the form. */
const consentOfForm = (value: string, form: URLSearchParams | null): ConsentChoice =>
  value === 'chosen'
    ? consentOf({ functional: form?.has('functional') ?? false, analytics: form?.has('analytics') ?? false })
    : consentIn(value).choice;

/** The value of a choice's cookie; a choice about cookies is recorded, and names its record. */
const cookieValue = async (
  name: CookieName,
  value: string,
  { ctx, form, context }: { ctx: Context; form: URLSearchParams | null; context: ReferenceServer['context'] },
): Promise<string> => {
  if (name !== 'consent') return value;
  const choice = consentOfForm(value, form);
  if (choice === 'unknown') return value;
  const world = (await worldOf(ctx.req, context.worlds)) ?? context.worlds.main;
  const { at, receipt } = await recordChoice(choice, { guestId: null, brand: context.hosting.brandOf(ctx.req) }, world);
  return consentCookie(choice, { at: Date.parse(at), receipt });
};

/** Stores the choices of the age, consent and theme forms in cookies, without script, and redirects back to the page. */
export const choices =
  ({ context }: Pick<ReferenceServer, 'context'>): Middleware =>
  async (ctx, next) => {
    const { hosting } = context;
    const named = /^\/choices\/(\w+)$/.exec(ctx.path)?.[1];
    const [name, accepted] = [...acceptedValues].find(([each]) => each === named) ?? [];
    if (name === undefined || accepted === undefined) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'GET') return ctx.redirect('/');
    if (ctx.method !== 'POST') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, POST');
      return;
    }
    if (hosting.isForeign(ctx.req)) {
      ctx.status = 403;
      logRejection(ctx, { call: 'choices', status: 403, code: 'foreignOrigin' }, context);
      return;
    }
    const form = await formOf(ctx);
    const value = form?.get(name) ?? '';
    if (!accepted.includes(value)) {
      const [status, code] = form === null ? [413, 'tooLarge'] : [400, 'malformed'];
      logRejection(ctx, { call: 'choices', status, code }, context);
      ctx.status = status;
      ctx.body = 'This form was not complete. Please go back and try again.';
      return;
    }
    ctx.status = 303;
    if (value === 'leave') {
      ctx.redirect('/left');
      return;
    }
    const isSecure = hosting.isSecure(ctx.req);
    const cookies = [preferenceCookie(name, await cookieValue(name, value, { ctx, form, context }), isSecure)];
    if (name === 'age' && preferenceOf(ctx.req, forcedAgeCheck, hosting) !== null)
      cookies.push(preferenceCookie(forcedAgeCheck, '0', isSecure));
    ctx.set('Set-Cookie', cookies);
    ctx.redirect(sitePath(form?.get('return') ?? null));
    ctx.status = 303;
  };
