import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';

/** Props of ScrollRow. */
export interface ScrollRowProps extends RootProps<'div'> {
  /** Names the row, which can be focused and scrolled with the arrow keys. */
  label: string;
  /** Width of an item. @default 'auto', as wide as it wants */
  item?: 'auto' | 'arch' | 'tile' | 'video' | undefined;
  /** The items, each with a key. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-scroll-row' })`
  margin: -6px calc(-1 * var(--kit-page-margin, 16px));
  padding: 6px var(--kit-page-margin, 16px);
  overflow-x: auto;
  scroll-padding: var(--kit-page-margin, 16px);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  > ul {
    display: flex;
    gap: 8px;
    width: max-content;
    min-width: 100%;
  }
  > ul > li {
    flex: none;
    scroll-snap-align: start;
  }
  &:not([data-item='auto']) > ul {
    gap: 12px;
  }
  &[data-item='arch'] > ul > li {
    width: 98px;
  }
  &[data-item='tile'] > ul > li {
    width: 170px;
  }
  &[data-item='video'] > ul > li {
    width: 272px;
  }
  @media (min-width: 768px) {
    &[data-item='video'] > ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 28px 18px;
      width: auto;
    }
    &[data-item='video'] > ul > li {
      width: auto;
    }
  }
  @media (min-width: 768px) and (max-width: 1199.98px) {
    &[data-item='video'] > ul > li:nth-child(4):last-child {
      display: none;
    }
  }
  @media (min-width: 992px) {
    &[data-item='arch'] > ul {
      display: grid;
      grid-template-columns: repeat(9, minmax(0, 1fr));
      gap: var(--kit-space-4);
      width: auto;
    }
    &[data-item='arch'] > ul > li {
      width: auto;
    }
  }
  @media (min-width: 1200px) {
    &[data-item='video'] > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** A row that scrolls sideways and shows a cut edge, by touch, wheel and arrow keys. @spec component:TileSlider */
export function ScrollRow({ label, item = 'auto', children, ...rest }: ScrollRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <Root role="group" tabIndex={0} {...rest} aria-label={label} data-item={item}>
      <ul data-part="list">{Children.map(children, (child) => (child ? <li>{child}</li> : null))}</ul>
    </Root>
  );
}
