import { isForeign } from '@lounge/mock-api/server';
import type { Middleware } from 'koa';
import { formOf } from './forms.ts';

const yearInSeconds = 31_536_000;

/** What each form may keep: the cookie's name and the values it accepts. */
const kept: Readonly<Record<string, readonly string[]>> = {
  age: ['1', 'leave'],
  consent: ['all', 'necessary', 'chosen'],
  theme: ['dark', 'light', 'system'],
};

/** Only an address of this site: one slash, then no other, and nothing that a browser reads as a slash. */
const ownAddress = (address: string | null): string =>
  address !== null && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : '/';

const keptValue = (name: string, value: string): string =>
  name === 'consent' && value !== 'all' ? 'necessary' : value;

/** Keeps what the forms of age, consent and theme say, without script, and returns to the page. */
export const choices: Middleware = async (ctx, next) => {
  const name = /^\/choices\/(\w+)$/.exec(ctx.path)?.[1];
  const accepted = name === undefined ? undefined : kept[name];
  if (name === undefined || accepted === undefined) return next();
  if (ctx.method !== 'POST') {
    ctx.redirect('/');
    return;
  }
  if (isForeign(ctx.req)) {
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
  ctx.set('Set-Cookie', `${name}=${keptValue(name, value)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`);
  ctx.redirect(ownAddress(form?.get('return') ?? null));
  ctx.status = 303;
};
