import { version, type Ref } from 'react';

/** React 18 warns of a ref that returns something. */
const returnsCleanups = Number.parseInt(version, 10) >= 19;

/** Props as they are merged: any attributes, handlers, `className`, `style` and `ref`. */
type Props = Readonly<Record<string, unknown>>;

type Handler = (...args: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

const isPrevented = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'defaultPrevented' in event && event.defaultPrevented === true;

/** Calls the page's handler, then ours unless the page has prevented the event. */
const chained =
  (ours: Handler, own: Handler): Handler =>
  (...args) => {
    own(...args);
    if (!isPrevented(args[0])) ours(...args);
  };

type Detach = () => void;

/** Passes an element to a ref. Returns what ends it: the ref's own cleanup, which React 19 allows, or passing null. */
function attach(ref: Ref<unknown> | undefined, element: unknown): Detach {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => ref && (ref.current = null);
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => void ref(null);
}

/**
 * Elements of a list may share two refs. React 19 calls what is returned for the element that it attached; React 18 passes null, without
 * saying for which element, and ends the one that was attached first.
 */
function bothOf(ours: Ref<unknown>, own: Ref<unknown>): (element: unknown) => (() => void) | undefined {
  const attached: (() => void)[] = [];
  return (element) => {
    if (element === null) {
      attached[0]?.();
      return undefined;
    }
    const ends: readonly Detach[] = [attach(ours, element), attach(own, element)];
    const detach = (): void => {
      const at = attached.indexOf(detach);
      if (at === -1) return;
      attached.splice(at, 1);
      for (const end of ends) end();
    };
    attached.push(detach);
    return returnsCleanups ? detach : undefined;
  };
}

/** The merged refs of each two: a new function on each render would detach and attach the element again. */
const merged = new WeakMap<object, WeakMap<object, ReturnType<typeof bothOf>>>();

/** One ref that passes its element to both. */
function mergeRefs(ours: Ref<unknown> | undefined, own: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!ours || !own) return ours ?? own;
  const known = merged.get(ours) ?? new WeakMap<object, ReturnType<typeof bothOf>>();
  const both = known.get(own) ?? bothOf(ours, own);
  merged.set(ours, known.set(own, both));
  return both;
}

function mergeOne(name: string, ours: unknown, own: unknown): unknown {
  if (name === 'className') return [ours, own].filter(Boolean).join(' ');
  if (name === 'style' && ours) return { ...(ours as object), ...(own as object) };
  // Both are what React takes as a ref: these are the props of an element.
  if (name === 'ref') return mergeRefs(ours as Ref<unknown>, own as Ref<unknown>);
  if (!isHandler(name, ours)) return own;
  // A page passes on a handler of its own that may be undefined.
  return own === undefined ? ours : isHandler(name, own) ? chained(ours, own) : own;
}

/**
 * Adds the page's props to those of a part: handlers and refs of both are called, the page's first, class names and styles are joined, and
 * of other attributes the page's value counts.
 */
export function mergeProps<Ours extends object, Own extends object>(ours: Ours, own: Own | undefined): Ours & Own {
  // TypeScript cannot follow the names through entries.
  if (own === undefined) return ours as Ours & Own;
  const before = ours as Props;
  const added = Object.entries(own).map(([name, value]) => [name, mergeOne(name, before[name], value)]);
  return { ...ours, ...Object.fromEntries(added) } as Ours & Own;
}
