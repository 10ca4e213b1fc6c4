import { RowArrows } from '@lounge/kit/row-arrows';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followLooks } from '../../shared/follow-looks.ts';

/** The row that scrolls around an element. */
const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.kit-scroll-row') : null;

/** Shows the arrows of the row that has the pointer: one listener for all rows of the page. */
export const RowArrowsSync = () => {
  const [row, setRow] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      followLooks(
        (target) => setRow(rowAt(target)),
        () => false,
      ),
    [],
  );
  return row !== null && createPortal(<RowArrows key={row.getAttribute('aria-label')} row={row} />, row);
};
