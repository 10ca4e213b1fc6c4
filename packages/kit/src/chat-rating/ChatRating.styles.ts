import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { textAreaStyles } from '../form/text-area.styles.ts';
import { cluster } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of ChatRating. */
export const chatRatingStyles = css`
  ${card}
  ${cluster}
  gap: 20px 24px;
  padding: ${byColumn(640, 20, 24)} ${byColumn(640, 20, 28)};
  > [data-part='question'] > h2 {
    margin-bottom: 6px;
    font-size: 1.4375rem;
  }
  > [data-part='question'] > p {
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > [data-part='question'] {
    flex: 999 1 280px;
  }
  /* Alone in its line it takes all of it. */
  > [data-part='choices'] {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 10px;
    white-space: nowrap;
  }
  > [data-part='choices'] > * {
    flex: 1;
    padding-inline: 14px;
  }
  > [data-part='choices'] > [data-chosen] {
    background: var(--kit-surface-3);
    box-shadow: inset 0 0 0 2px var(--kit-text);
  }
  > [data-part='words'] {
    ${textAreaStyles}
    flex: 1 1 100%;
    display: grid;
    gap: 8px;
    justify-items: start;
  }
`;
