import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { caretLeft } from '../icons/paths/caret-left.ts';
import { caretRight } from '../icons/paths/caret-right.ts';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './RowArrows.messages.ts';
import { rowArrowsStyles } from './RowArrows.styles.ts';

/** Props of RowArrows. */
export interface RowArrowsProps extends RootProps<'div'> {
  /** The root of the ScrollRow, in which the arrows are rendered, as by a portal; null before there is one. */
  row: HTMLElement | null;
}

const Root = styled.div.withConfig({ componentId: 'kit-row-arrows' })`
  ${rowArrowsStyles}
`;

/** A press moves the row by this part of its width, so that an item that was cut off is seen whole. */
const step = 0.8;

/** Whether a row is at its start and at its end, to a pixel; both where all of it is seen. */
const endsOf = (row: HTMLElement | null) => {
  const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row ?? {};
  // It is negative where text runs from the right.
  const at = Math.abs(scrollLeft);
  return { isStart: at <= 1, isEnd: at >= scrollWidth - clientWidth - 1 };
};

/** Follows the ends of a row while it scrolls and as it changes its size. */
const useEnds = (row: HTMLElement | null) => {
  const [ends, setEnds] = useState(() => endsOf(row));
  useLayoutEffect(() => {
    if (row === null) return undefined;
    const read = (): void => setEnds(endsOf(row));
    const listening = new AbortController();
    // The signal ends it with the arrows.
    // oxlint-disable-next-line no-restricted-properties
    row.addEventListener('scroll', read, { passive: true, signal: listening.signal });
    const observer = new ResizeObserver(read);
    observer.observe(row);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [row]);
  return ends;
};

/**
 * Buttons over a ScrollRow for its previous and next items, for a mouse: a finger moves the row, and by keyboard it follows the arrow keys.
 * At an end the button that leads nowhere is disabled.
 * @spec component:TileSlider
 */
export function RowArrows({ row, ...rest }: RowArrowsProps) {
  const intl = useIntl();
  const { isStart, isEnd } = useEnds(row);
  const move = (way: 1 | -1): void => {
    if (row === null) return;
    const side = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: way * side * step * row.clientWidth, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  };
  return (
    <Root {...rest} hidden={isStart && isEnd}>
      <button type="button" tabIndex={-1} aria-disabled={isStart} onClick={() => move(-1)}>
        <Icon path={caretLeft} data-mirror="" />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.previous)}</span>
      </button>
      <button type="button" tabIndex={-1} aria-disabled={isEnd} onClick={() => move(1)}>
        <Icon path={caretRight} data-mirror="" />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.next)}</span>
      </button>
    </Root>
  );
}
