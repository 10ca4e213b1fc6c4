import { receiveWebhook, type WebhookOutcome } from '../../foundation/age-check/webhook.ts';
import { reject } from '../../dispatch/handler.ts';
import { readFile } from '../http/body.ts';
import { respondJson } from '../http/respond.ts';
import { limit } from '../http/steps/checks.ts';
import { world } from '../http/steps/identify.ts';
import { log } from '../http/steps/log.ts';
import type { Step } from '../http/steps/request-state.ts';
import type { ServerContext } from '../server-context.ts';

/** The address of webhooks, before the provider's name. */
export const webhookPrefix = '/webhooks/age-check/';

/** An event is a few hundred bytes. */
const maxBytes = 10_000;

/** Accepted events are answered with 200, so that providers do not repeat them. */
const statusOf: Readonly<Record<WebhookOutcome, number>> = {
  applied: 200,
  repeated: 200,
  ignored: 200,
  malformed: 400,
  expired: 400,
  forged: 401,
  unknown: 404,
};

const textHeader = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Receives an event of a provider; a rejected one is a warning in the log, with its address and never its body. */
const receive: Step = async (ctx) => {
  const { state, req } = ctx;
  if (ctx.method !== 'POST') reject('unknown');
  const read = await readFile(req, maxBytes);
  const body = read.ok ? new TextDecoder('utf-8').decode(read.value as Uint8Array) : reject(read.code);
  const provider = state.target.path.slice(webhookPrefix.length);
  const [timestamp, signature] = [req.headers['x-age-check-timestamp'], req.headers['x-age-check-signature']];
  const webhook = { provider, body, timestamp: textHeader(timestamp), signature: textHeader(signature) };
  const outcome = await receiveWebhook(webhook, state.world);
  const status = statusOf[outcome];
  if (status >= 400) state.failure = { code: outcome };
  respondJson(ctx, status, { outcome });
};

/** The steps of a webhook, in their order. No origin is checked: servers send none, and the signature says who they are. */
export const webhookSteps = (context: ServerContext): readonly Step[] => [
  log(context, { call: webhookPrefix }),
  limit(context),
  world(context),
  receive,
];
