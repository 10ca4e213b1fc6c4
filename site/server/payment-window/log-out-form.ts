import { loggedOutParameter, pathTo, type Language } from '@lounge/locale';
import {
  clearSessionCookie,
  logAccountEvents,
  logOut,
  logOutEverywhere,
  weights,
  worldOf,
  type ReferenceServer,
} from '@lounge/mock-api/server';
import type { Context } from 'koa';
import { logRejection } from '../log-rejection.ts';
import { sessionOf } from '../session.ts';

/**
 * Ends the session of this browser, or with `everywhere=1` all of the guest, for pages without script, and redirects to the home page,
 * which says so.
 */
export const logOutByForm = async (ctx: Context, language: Language, server: ReferenceServer): Promise<void> => {
  const { hosting, limit, worlds } = server.context;
  const reject = (status: number, code: string, message: string): void => {
    logRejection(ctx, { call: 'log-out', status, code }, server.context);
    ctx.status = status;
    ctx.body = message;
  };
  const address = hosting.addressOf(ctx.req);
  const isEverywhere = ctx.query['everywhere'] === '1';
  ctx.set('Cache-Control', 'no-store');
  if (!(await limit(address, weights.page))) return reject(429, 'tooMany', 'Too many requests; please wait a moment.');
  if (ctx.method === 'POST') {
    if (hosting.isForeign(ctx.req)) return reject(403, 'foreignOrigin', 'This form was sent from another site.');
    const world = (await worldOf(ctx.req, worlds)) ?? worlds.main;
    const session = await sessionOf(ctx.req, world, server);
    if (session !== null) {
      const { guestId, session: hash } = session;
      await (isEverywhere ? logOutEverywhere(guestId, world) : logOut(hash, world));
      logAccountEvents(server.context)({ event: 'log-out', guestId, session: hash, address, failure: null });
    }
    ctx.set('Set-Cookie', clearSessionCookie(ctx.req, hosting));
  }
  const note = ctx.method === 'POST' ? `?${loggedOutParameter}=${isEverywhere ? 'everywhere' : 'here'}` : '';
  ctx.redirect(`${pathTo('home', language)}${note}`);
  ctx.status = 303;
};
