import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { figures } from '../layout/text.ts';

/** Styles of Rating. */
export const ratingStyles = css`
  ${inlineRow}
  ${figures}
  gap: var(--kit-space-2);
`;
