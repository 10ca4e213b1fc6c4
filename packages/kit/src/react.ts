/**
 * The parts of React that differ between 18.3 and 19. Sources import React itself; the published build replaces the imports, and marks the
 * exported components with `withRef`.
 */
// A default import: bundlers check named ones against the installed React, which may lack them.
import React, {
  type Context,
  type ForwardRefRenderFunction,
  type FunctionComponent,
  type NamedExoticComponent,
  type ReactElement,
} from 'react';

/** Whether function components get `ref` as a prop and a context is its own provider. */
export const isCurrent = Number.parseInt(React.version, 10) >= 19;

/** A component that gets `ref` as a prop, also from React 18. */
export const withRef = <Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> => {
  if (isCurrent) return component;
  const render: ForwardRefRenderFunction<unknown, object> = (props, ref) =>
    component((ref === null ? props : { ...props, ref }) as Props) as ReactElement;
  render.displayName = component.displayName ?? component.name;
  // React renders the object as it renders the function; only its type differs.
  return React.forwardRef(render) as unknown as FunctionComponent<Props>;
};

/** React's `memo` for components that get `ref` as a prop. */
export const memo = <Props extends object>(
  component: FunctionComponent<Props>,
  isEqual?: (before: Readonly<Props>, after: Readonly<Props>) => boolean,
): NamedExoticComponent<Props> => React.memo(withRef(component), isEqual);

/** Reads a context; React 18 has no `use`. */
export const use = <Value>(context: Context<Value>): Value => (React.use ?? React.useContext)(context);

/** The last handler behind a function that stays the same, as `useEffectEvent` of React 19.2. */
const useLatest = <Handler extends (...args: never[]) => unknown>(handler: Handler): Handler => {
  const latest = React.useRef(handler);
  React.useInsertionEffect(() => {
    latest.current = handler;
  });
  return React.useCallback((...args: never[]) => latest.current(...args), []) as Handler;
};

/** React's own from 19.2 on. */
export const useEffectEvent = (React.useEffectEvent as typeof useLatest | undefined) ?? useLatest;

const isOnServer = typeof document === 'undefined';

/** React 18 warns of a layout effect on the server, where no effect runs. */
export const useLayoutEffect = isCurrent || !isOnServer ? React.useLayoutEffect : React.useEffect;
