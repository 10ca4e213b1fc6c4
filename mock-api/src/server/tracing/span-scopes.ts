import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';

/** The open span of a request or call, for the spans within it. */
interface Scope {
  readonly span: Span;
  readonly context: Context;
  /** A REST request is one call, so they share a span. */
  readonly isRest: boolean;
}

/** A span before it is opened. */
interface NewSpan {
  readonly name: string;
  /** @default within the open one INTERNAL, else SERVER */
  readonly kind?: SpanKind;
  /** @default the open one */
  readonly parent?: Context;
  /** @default false */
  readonly isRest?: boolean;
}

/** The spans that are open, by what runs in them. Nothing is registered globally. */
export const spanScopes = (tracer: Tracer) => {
  const scopes = new AsyncLocalStorage<Scope>();
  return {
    /** The innermost open span; undefined outside of all. */
    open: (): Scope | undefined => scopes.getStore(),
    /** Runs work in a new span, which ends with it. */
    within: <T>({ name, isRest = false, ...own }: NewSpan, work: (span: Span) => Promise<T>): Promise<T> => {
      const outer = scopes.getStore();
      const parent = own.parent ?? outer?.context ?? ROOT_CONTEXT;
      const kind = own.kind ?? (outer === undefined ? SpanKind.SERVER : SpanKind.INTERNAL);
      const span = tracer.startSpan(name, { kind }, parent);
      const scope = { span, context: trace.setSpan(parent, span), isRest };
      return scopes.run(scope, () => work(span)).finally(() => span.end());
    },
  };
};
