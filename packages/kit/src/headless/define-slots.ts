import { cloneElement, type CSSProperties, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { isCurrent } from '../react.ts';
import { mergeProps } from './merge-props.ts';
import type { Slots } from './part.ts';

/** Props of a part: its attributes, `data-*` states, handlers and children. */
export type SlotProps = Readonly<Record<string, unknown>>;

/** Attributes, handlers, class name, style and ref that are added to a part. */
export interface AddedProps {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- the element depends on the part, and a ref is contravariant in it
  ref?: Ref<any> | undefined;
  [attribute: string]: unknown;
}

/**
 * A replacement of a part: an element, which gets the part's props below its own; a function that is called with them; or props that are
 * added to them.
 */
export type Slot = ReactElement<object> | ((props: SlotProps) => ReactNode) | AddedProps;

/** The props of an element, with its ref, which is a prop since React 19. */
function propsOf(element: ReactElement<object>): object {
  const { props } = element;
  if (isCurrent) return props;
  // React 18 has it beside the props, where its development build has a getter that only warns, which a spread leaves out.
  const ref = Object.getOwnPropertyDescriptor(element, 'ref')?.value as unknown;
  return ref ? { ...props, ref } : props;
}

function replaced(slot: Slot, element: ReactElement<object>): ReactNode {
  const props = propsOf(element);
  if (typeof slot === 'function') return slot(props as SlotProps);
  if (isValidElement<object>(slot))
    // A key of null would become the text "null".
    return cloneElement(slot, {
      ...(element.key !== null && { key: element.key }),
      ...mergeProps(props, propsOf(slot)),
    });
  return cloneElement(element, mergeProps(props, slot));
}

/**
 * Replaces or extends parts of a component: `<SpinWheel slots={defineSlots({ hub: <MyButton /> })} />`. The names are those of `data-part`.
 * Define slots that do not change outside of the component.
 */
export function defineSlots<Name extends string>(slots: { readonly [Part in Name]?: Slot }): Slots<Name> {
  const known: Readonly<Record<string, Slot | undefined>> = slots;
  return {
    render: (part, element) => {
      const slot = known[part];
      return slot === undefined ? element : replaced(slot, element);
    },
  };
}
