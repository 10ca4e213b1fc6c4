import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { failureStatus, serviceAt } from '@lounge/protocol';
import type { Context as KoaContext } from 'koa';
import type { RequestState } from '../http/steps/request-state.ts';
import { spanScopes } from './span-scopes.ts';
import type { Tracing } from './tracing.ts';

/** Names of attributes that are ours; the others are OpenTelemetry's. */
const attributes = {
  call: 'lounge.call',
  outcome: 'lounge.outcome',
  requestId: 'lounge.request_id',
  tries: 'lounge.tries',
} as const;

const closeWithinMs = 2000;

/** Reports spans that could not be sent: the SDK drops them silently. */
const reporting = (exporter: SpanExporter, report: (cause: unknown) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code !== ExportResultCode.SUCCESS)
        report(new Error(`${spans.length} spans could not be sent.`, { cause: result.error }));
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** Exporter, sampler, limits and resource are those of OpenTelemetry's variables. */
const createProvider = (report: (cause: unknown) => void): BasicTracerProvider =>
  new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lounge' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(new OTLPTraceExporter(), report))],
  });

const isRestPath = ({ path }: KoaContext): boolean => path.startsWith('/rest/');

/** Calls, and what a browser opens as a page; a page's pictures and scripts would be dozens of spans beside it. */
const isTraced = (ctx: KoaContext): boolean =>
  isRestPath(ctx) || serviceAt(ctx.path) !== undefined || ctx.headers.accept?.includes('text/html') === true;

const setOutcome = (span: Span, code: string, isError: boolean): void => {
  span.setAttribute(attributes.outcome, code);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
};

const describeRequest = (span: Span, ctx: KoaContext): void => {
  const { failure = null, handled } = ctx.state as Partial<RequestState>;
  span.setAttribute('http.request.method', ctx.method);
  span.setAttribute('http.response.status_code', ctx.status);
  span.setAttribute(attributes.requestId, ctx.response.get('X-Request-Id'));
  if (handled !== undefined) span.updateName(handled.call.id).setAttribute(attributes.call, handled.call.id);
  setOutcome(span, failure?.code ?? 'ok', ctx.status >= 500);
};

/** Opens the traces of this process. `report` gets what could not be sent. */
export const openTracing = (report: (cause: unknown) => void): Tracing => {
  const provider = createProvider(report);
  const { open, within } = spanScopes(provider.getTracer('lounge'));
  const propagator = new W3CTraceContextPropagator();
  return {
    request: (ctx, next) => {
      if (!isTraced(ctx)) return next();
      const parent = propagator.extract(ROOT_CONTEXT, ctx.headers, defaultTextMapGetter);
      return within({ name: ctx.method, kind: SpanKind.SERVER, parent, isRest: isRestPath(ctx) }, (span) =>
        next().finally(() => describeRequest(span, ctx)),
      );
    },
    aroundCall: (call, { requestId }, run) => {
      // The request ends with the outcome of its call.
      if (open()?.isRest === true) return run();
      return within({ name: call.id }, async (span) => {
        span.setAttributes({ [attributes.call]: call.id, [attributes.requestId]: requestId });
        const outcome = await run();
        if (outcome.ok) setOutcome(span, 'ok', false);
        else setOutcome(span, outcome.code, failureStatus[outcome.code] >= 500);
        return outcome;
      });
    },
    aroundChange: (change, run) => {
      // Jobs look every second for what is due; only what belongs to a request is of interest.
      if (open() === undefined) return run();
      return within({ name: 'change', kind: SpanKind.CLIENT }, async (span) => {
        span.setAttribute('db.system.name', change.dialect === 'postgres' ? 'postgresql' : change.dialect);
        let outcome = 'rolled back';
        try {
          const result = await run();
          outcome = 'committed';
          return result;
        } finally {
          span.setAttributes({ [attributes.tries]: change.tries, [attributes.outcome]: outcome });
        }
      });
    },
    close: async () => {
      const waited = Promise.withResolvers<void>();
      const timer = setTimeout(waited.resolve, closeWithinMs);
      // What could not be sent is reported already.
      await Promise.race([provider.shutdown().catch(() => undefined), waited.promise]);
      clearTimeout(timer);
    },
  };
};
