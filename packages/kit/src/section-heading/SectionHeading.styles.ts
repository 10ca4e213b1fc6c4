import { css } from 'styled-components';
import { row, wrap } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of SectionHeading. */
export const sectionHeadingStyles = css`
  ${wrap}
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 20px;
  > [data-part='note'] {
    ${mutedFigures}
    font-size: 15px;
  }
  > [data-part='more'] {
    ${row}
    gap: 6px;
    margin-left: auto;
    padding: 10px 0;
    font-size: 15px;
    font-weight: 560;
    transition: color var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > [data-part='more']:hover {
    color: var(--kit-accent);
  }
  @media (max-width: 767.98px) {
    margin-bottom: 16px;
    > :is(h2, h3) {
      font-size: 25px;
    }
  }
`;
