import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { container, row, wrap } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of SectionHeading. */
export const sectionHeadingStyles = css`
  ${container}
  ${wrap}
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: ${byColumn(736, 16, 20)};
  > [data-part='note'] {
    ${mutedFigures}
    font-size: 0.9375rem;
  }
  > [data-part='more'] {
    ${row}
    gap: 6px;
    margin-inline-start: auto;
    padding: 10px 0;
    font-size: 0.9375rem;
    font-weight: 560;
    transition: color var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='more']:hover {
    color: var(--kit-accent);
  }
  @container (max-width: 735.98px) {
    > :is(h2, h3) {
      font-size: 1.5625rem;
    }
  }
`;
