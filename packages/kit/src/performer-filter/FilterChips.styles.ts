import { css } from 'styled-components';
import { inlineRow, list, reel, row } from '../layout/layout.ts';
import { underlined } from '../layout/text.ts';

/** Styles of FilterChips: they scroll in a narrow column, and wrap in a wide one. */
export const filterChipsStyles = css`
  container-type: inline-size;
  > ul {
    ${list}
    ${row}
    ${reel}
    gap: 8px;
    margin: 0;
  }
  > ul > li {
    flex: none;
  }
  > ul > li > a {
    ${inlineRow}
    gap: 8px;
    min-height: 44px;
    padding-inline: 16px 12px;
    border-radius: var(--kit-radius-control);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    font-size: 0.875rem;
    font-weight: var(--kit-weight-label);
    white-space: nowrap;
  }
  > ul > li > a:hover {
    background: var(--kit-surface-2);
  }
  > ul > li > a:focus-visible {
    border-radius: var(--kit-radius-control);
    outline-offset: -3px;
  }
  > ul > li > [data-part='clear'] {
    ${underlined}
    padding-inline: 8px;
    box-shadow: none;
  }
  @container (min-width: 600px) {
    > ul {
      flex-wrap: wrap;
    }
  }
`;
