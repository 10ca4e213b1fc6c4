import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The props that every component passes to its root element, including `ref` and `style`. Rendered on the server, `style` becomes an
 * attribute, which a strict Content-Security-Policy blocks until the page is hydrated: prefer a class.
 */
export type RootProps<Root extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Root>,
  'children' | 'dangerouslySetInnerHTML' | Own
> & { [data: `data-${string}`]: string | number | boolean | undefined };
