import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { failureStatus, queryPath } from '@lounge/protocol';
import type { Context as KoaContext } from 'koa';
import type { Outcome } from '../../dispatch/run-call.ts';
import type { RequestState } from '../http/steps/request-state.ts';
import type { Tracing } from '../observation.ts';

/** Names of attributes that are ours; the others are OpenTelemetry's. */
export const attributes = {
  call: 'lounge.call',
  outcome: 'lounge.outcome',
  requestId: 'lounge.request_id',
  tries: 'lounge.tries',
} as const;

/** The open span of a request or call, for the spans within it. */
interface Scope {
  readonly span: Span;
  readonly context: Context;
  /** A REST request is one call, so they share a span. */
  readonly isRest: boolean;
}

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

/** Calls, and what a browser opens as a page; a page's pictures and scripts would be dozens of spans beside it. */
const isTraced = ({ path, headers }: KoaContext): boolean =>
  path.startsWith('/rest/') || path === queryPath || headers.accept?.includes('text/html') === true;

const setOutcome = (span: Span, code: string, isError: boolean): void => {
  span.setAttribute(attributes.outcome, code);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
};

const setOutcomeOfCall = (span: Span, outcome: Outcome): void =>
  outcome.ok ? setOutcome(span, 'ok', false) : setOutcome(span, outcome.code, failureStatus[outcome.code] >= 500);

/** Opens the traces of this process, which the variables of OpenTelemetry describe. Nothing is registered globally. */
export const openTracing = (report: (cause: unknown) => void): Tracing => {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'lounge' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(new OTLPTraceExporter(), report))],
  });
  const tracer = provider.getTracer('lounge');
  const propagator = new W3CTraceContextPropagator();
  const scopes = new AsyncLocalStorage<Scope>();

  /** Runs work within a new span, which it ends. */
  const within = <T>(
    { name, kind, parent, isRest = false }: { name: string; kind: SpanKind; parent: Context; isRest?: boolean },
    work: (span: Span) => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { kind }, parent);
    return scopes
      .run({ span, context: trace.setSpan(parent, span), isRest }, () => work(span))
      .finally(() => span.end());
  };
  const newScope = (): { kind: SpanKind; parent: Context } => {
    const scope = scopes.getStore();
    return scope === undefined
      ? { kind: SpanKind.SERVER, parent: ROOT_CONTEXT }
      : { kind: SpanKind.INTERNAL, parent: scope.context };
  };

  const request: Tracing['request'] = (ctx, next) => {
    if (!isTraced(ctx)) return next();
    const parent = propagator.extract(ROOT_CONTEXT, ctx.headers, defaultTextMapGetter);
    const isRest = ctx.path.startsWith('/rest/');
    return within({ name: ctx.method, kind: SpanKind.SERVER, parent, isRest }, async (span) => {
      try {
        await next();
      } finally {
        const { failure = null, handled } = ctx.state as Partial<RequestState>;
        span.setAttribute('http.request.method', ctx.method);
        span.setAttribute('http.response.status_code', ctx.status);
        span.setAttribute(attributes.requestId, ctx.response.get('X-Request-Id'));
        if (handled !== undefined) span.updateName(handled.call.id).setAttribute(attributes.call, handled.call.id);
        setOutcome(span, failure?.code ?? 'ok', ctx.status >= 500);
      }
    });
  };

  const aroundCall: Tracing['aroundCall'] = (call, { requestId }, run) => {
    // The request ends with the outcome of its call.
    if (scopes.getStore()?.isRest === true) return run();
    return within({ name: call.id, ...newScope() }, async (span) => {
      span.setAttributes({ [attributes.call]: call.id, [attributes.requestId]: requestId });
      const outcome = await run();
      setOutcomeOfCall(span, outcome);
      return outcome;
    });
  };

  const aroundChange: Tracing['aroundChange'] = (change, run) => {
    // Jobs look every second for what is due; only what belongs to a request is of interest.
    if (scopes.getStore() === undefined) return run();
    return within({ name: 'change', ...newScope(), kind: SpanKind.CLIENT }, async (span) => {
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
  };

  const close = async (): Promise<void> => {
    const waited = Promise.withResolvers<void>();
    const timer = setTimeout(waited.resolve, closeWithinMs);
    // What could not be sent is reported already.
    await Promise.race([provider.shutdown().catch(() => undefined), waited.promise]);
    clearTimeout(timer);
  };
  return { request, aroundCall, aroundChange, close };
};
