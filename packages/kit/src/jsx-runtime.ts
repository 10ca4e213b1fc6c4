/** The JSX runtime of the published build: React's own from 19 on. */
import type { Context, ElementType, FunctionComponent } from 'react';
import * as runtime from 'react/jsx-runtime';
import { isCurrent, withRef } from './react.ts';

type Props = Readonly<Record<string, unknown>>;
type Create = typeof runtime.jsx;

const context = Symbol.for('react.context');
const isContext = (type: unknown): type is Context<unknown> =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === context;

const isClass = ({ prototype }: { readonly prototype?: object }) =>
  prototype !== undefined && 'isReactComponent' in prototype;

const forwarded = new WeakMap<object, ElementType>();

/** The component that passes on `ref`, the same one for each rendering. */
const forwardedOnce = (component: FunctionComponent): ElementType => {
  const wrapped = forwarded.get(component) ?? withRef(component);
  forwarded.set(component, wrapped);
  return wrapped;
};

const typeFor = (type: ElementType, { ref }: Props): ElementType => {
  if (isContext(type)) return type.Provider as ElementType;
  if (ref === undefined || typeof type !== 'function' || isClass(type as { prototype?: object })) return type;
  return forwardedOnce(type as FunctionComponent);
};

/** React 18 knows the attribute by its name in HTML only. */
const propsFor = (type: ElementType, props: Props): Props => {
  if (typeof type !== 'string' || !('fetchPriority' in props)) return props;
  const { fetchPriority, ...rest } = props;
  return { ...rest, fetchpriority: fetchPriority };
};

const creating =
  (create: Create): Create =>
  (type, props, key) =>
    create(typeFor(type, props as Props), propsFor(type, props as Props), key);

export const { Fragment } = runtime;
export const jsx = isCurrent ? runtime.jsx : creating(runtime.jsx);
export const jsxs = isCurrent ? runtime.jsxs : creating(runtime.jsxs);
