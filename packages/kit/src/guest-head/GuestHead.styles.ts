import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, fill, row } from '../layout/layout.ts';
import { caption, nameLine } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of GuestHead. */
export const guestHeadStyles = css`
  ${row}
  gap: 14px;
  > [data-part='picture'] {
    ${pictureStyles}
    ${center}
    flex: none;
    width: 56px;
    height: 68px;
    overflow: hidden;
    ${archCorners('28px', 'arch-foot')}
    background: var(--kit-surface-2);
    color: var(--kit-text-muted);
    font-family: var(--kit-font-display);
    font-size: 1.375rem;
  }
  > [data-part='words'] {
    ${fill}
  }
  > [data-part='words'] > [data-part='name'] {
    ${nameLine}
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > [data-part='about'] {
    ${caption}
    font-variant-numeric: tabular-nums;
  }
`;
