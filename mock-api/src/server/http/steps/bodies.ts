import { reject } from '../../../dispatch/handler.ts';
import { readFile, readJson, type ReadBody } from '../body.ts';
import type { Step } from './request-state.ts';

/** Returns the value of a body; rejects one that could not be read. */
const valueOf = (body: ReadBody): unknown => (body.ok ? body.value : reject(body.code));

/** Reads the JSON body of a request. */
export const jsonBody: Step = async (ctx, next) => {
  ctx.state.body = valueOf(await readJson(ctx.req));
  await next();
};

/** Reads an uploaded file. */
export const fileBody =
  (maxBytes: number): Step =>
  async (ctx, next) => {
    ctx.state.body = valueOf(await readFile(ctx.req, maxBytes));
    await next();
  };
