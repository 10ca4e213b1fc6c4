import { css } from 'styled-components';
import { caption, mutedFigures } from '../layout/text.ts';

/** Styles of the characters left, below a field or at its end. */
export const charactersLeftStyles = css`
  > [data-part='left'] {
    ${caption}
    ${mutedFigures}
    position: relative;
  }
  > [data-part='left'][data-over] {
    color: var(--kit-danger);
  }
`;
