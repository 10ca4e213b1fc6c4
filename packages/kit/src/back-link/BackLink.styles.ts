import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';

/** Styles of BackLink. */
export const backLinkStyles = css`
  ${inlineRow}
  gap: 6px;
  min-height: 44px;
  padding-inline-end: 8px;
  font-size: 0.9375rem;
  font-weight: 560;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
