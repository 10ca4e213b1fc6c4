import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';

/** Styles of TopUpPackage. */
export const topUpPackageStyles = css`
  display: inline-grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 56px;
  padding: 6px 16px;
  border: 1.5px solid var(--kit-line-strong);
  border-radius: min(28px, var(--kit-radius-control));
  color: var(--kit-text);
  font-size: 0.875rem;
  line-height: 1.3;
  white-space: nowrap;
  &:hover {
    background: var(--kit-surface-2);
  }
  &[data-chosen] {
    border-color: var(--kit-accent);
    background: var(--kit-surface-2);
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
  > [data-part='sum'] {
    font-weight: 620;
  }
  > [data-part='coins'] {
    ${inlineRow}
    ${mutedFigures}
    gap: 5px;
    font-size: 0.8125rem;
  }
  > [data-part='bonus'] {
    color: var(--kit-live);
    font-size: 0.8125rem;
    white-space: normal;
  }
`;
