import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The props that every component passes to its root element, including `ref`. `style` is omitted: server markup has no style
 * attributes, and a strict Content-Security-Policy would block them.
 */
export type RootProps<Root extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Root>,
  'style' | 'children' | 'dangerouslySetInnerHTML' | Own
> & { [data: `data-${string}`]: string | number | boolean | undefined };
