import type { ReactElement, ReactNode } from 'react';

/** Replacements of a component's parts, made by `defineSlots`; `Name` is the parts that they replace. */
export interface Slots<Name extends string> {
  /** Returns a part as the page wants it. */
  readonly render: (part: string, element: ReactElement<object>) => ReactNode;
  /** The names, for types only. */
  readonly names?: Name | undefined;
}

/** The prop of components whose parts can be replaced, by their `data-part`. */
export interface WithSlots<Name extends string> {
  /** Parts that are replaced or extended: `defineSlots({ caption: { className: 'mine' } })`. @default none */
  slots?: Slots<Name> | undefined;
}

/** A part of a component; without slots the same element, so that a page that has none carries nothing of them. */
export const part = <Name extends string>(
  slots: Slots<Name> | undefined,
  name: Name,
  element: ReactElement<object>,
): ReactNode => (slots ? slots.render(name, element) : element);
