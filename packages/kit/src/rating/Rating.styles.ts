import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of Rating. */
export const ratingStyles = css`
  ${inlineRow}
  ${mutedFigures}
  gap: var(--kit-space-2);
  /* A number keeps its order in a text of the other direction. */
  > * {
    unicode-bidi: plaintext;
  }
`;
