import { css } from 'styled-components';
import { textAreaStyles } from '../form/text-area.styles.ts';
import { grid } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of ChatRating. */
export const chatRatingStyles = css`
  ${card}
  ${grid}
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px 24px;
  padding: 24px 28px;
  > [data-part='question'] > h2 {
    margin-bottom: 6px;
    font-size: 23px;
  }
  > [data-part='question'] > p {
    color: var(--kit-text-muted);
    font-size: 15px;
  }
  > [data-part='choices'] {
    display: flex;
    gap: 10px;
    white-space: nowrap;
  }
  > [data-part='choices'] > [data-chosen] {
    background: var(--kit-surface-3);
    box-shadow: inset 0 0 0 2px var(--kit-text);
  }
  > [data-part='words'] {
    ${textAreaStyles}
    grid-column: 1 / -1;
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 20px;
    > [data-part='choices'] > * {
      flex: 1;
      padding-inline: 10px;
    }
  }
`;
