import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { scrollRowStyles } from './ScrollRow.styles.ts';

/** Props of ScrollRow. */
export interface ScrollRowProps extends RootProps<'div'> {
  /** The accessible name of the row, which can be focused and scrolled with the arrow keys. */
  label: string;
  /** Width of an item. @default 'auto', as wide as its content */
  item?: 'auto' | 'arch' | 'tile' | 'video' | undefined;
  /** The items, each with a key. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-scroll-row' })`
  ${scrollRowStyles}
`;

/**
 * A row that scrolls horizontally by touch, wheel and arrow keys; the last visible item is cut off, as a hint. Renders nothing without items.
 * @spec component:TileSlider
 * @awaits component:TileSlider 6 engagement/contests
 */
export function ScrollRow({ label, item = 'auto', children, ...rest }: ScrollRowProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container has to be reachable by keyboard
    <Root role="group" tabIndex={0} {...rest} aria-label={label} data-item={item}>
      <ul data-part="list">{Children.map(children, (child) => (child ? <li data-slot="">{child}</li> : null))}</ul>
    </Root>
  );
}
