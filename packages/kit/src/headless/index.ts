export { defineSlots, type AddedProps, type Slot, type SlotProps } from './define-slots.ts';
export type { ItemPropGetter, PressProps, PropGetter, StatusProps } from './getters.ts';
export { mergeProps } from './merge-props.ts';
export type { Slots, WithSlots } from './part.ts';
