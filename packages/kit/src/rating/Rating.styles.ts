import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.styles.ts';
import { figures } from '../layout/text.styles.ts';

/** Styles of Rating. */
export const ratingStyles = css`
  ${inlineRow}
  ${figures}
  gap: var(--kit-space-2);
`;
