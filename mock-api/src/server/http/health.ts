import type { Context, Middleware } from 'koa';
import { dataHeaders } from './headers.ts';
import type { WorldParts } from '../../world/world.ts';

/** The subjects of the probes. */
interface HealthOptions {
  readonly main: WorldParts;
  /** False from the moment when the server ends. */
  readonly isListening: () => boolean;
}

const isReadable = ({ database }: WorldParts): Promise<boolean> =>
  database.reader.query('select 1', []).then(
    () => true,
    () => false,
  );

/**
 * Probes without log and limit: `/alive` responds as long as the process does, `/ready` with 503 when the server ends or the world cannot
 * be read. With a full disk it is ready, as reads go on.
 */
export const health = ({ main, isListening }: HealthOptions): Middleware => {
  const respond = (ctx: Context, isGood: boolean): void => {
    for (const [name, value] of dataHeaders) ctx.set(name, value);
    ctx.status = isGood ? 200 : 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = isGood ? 'ok' : 'unavailable';
  };
  return (ctx, next) => {
    if (ctx.path === '/alive') return respond(ctx, true);
    if (ctx.path !== '/ready') return next();
    return isReadable(main).then((isGood) => respond(ctx, isGood && isListening()));
  };
};
