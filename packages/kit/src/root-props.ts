import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * What every component hands on to its root element, its ref included. `style` is left out: server markup carries no style
 * attributes, and a strict content policy would drop them.
 */
export type RootProps<Root extends ElementType, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Root>,
  'style' | 'children' | 'dangerouslySetInnerHTML' | Own
> & { [data: `data-${string}`]: string | number | boolean | undefined };
