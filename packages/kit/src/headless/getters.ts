import { mergeProps } from './merge-props.ts';

/** Returns the props of a part, merged with the page's own: handlers of both are called, the page's first. */
export interface PropGetter<Props extends object> {
  (): Props;
  <Own extends object>(own: Own): Props & Own;
}

/** As PropGetter, for a part that there is once for each item. */
export interface ItemPropGetter<Item, Props extends object> {
  (item: Item): Props;
  <Own extends object>(item: Item, own: Own): Props & Own;
}

/** Props of a button: its type, whether it can be pressed, and its handler. */
export interface PressProps {
  type: 'button';
  'aria-disabled'?: true | undefined;
  onClick: () => void;
}

/** Props of a live region that waits for a pause in speech. */
export interface StatusProps {
  role: 'status';
}

/** A getter of constant props. */
export const getterOf =
  <Props extends object>(props: Props): PropGetter<Props> =>
  <Own extends object>(own?: Own) =>
    mergeProps(props, own);

/** A getter whose props depend on the item. */
export const itemGetterOf =
  <Item, Props extends object>(propsOf: (item: Item) => Props): ItemPropGetter<Item, Props> =>
  <Own extends object>(item: Item, own?: Own) =>
    mergeProps(propsOf(item), own);
