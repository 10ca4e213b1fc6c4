import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';

/** Styles of LikeDislike. */
export const likeDislikeStyles = css`
  ${inlineRow}
  gap: 2px;
  > button {
    ${inlineRow}
    gap: 7px;
    justify-content: center;
    min-width: var(--kit-size-control);
    min-height: var(--kit-size-control);
    padding: 0 12px;
    border-radius: var(--kit-radius-control);
    color: var(--kit-text-muted);
    font-size: 0.875rem;
    font-weight: var(--kit-weight-label);
    font-variant-numeric: tabular-nums;
    transition: background-color var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > button[aria-pressed='true'] {
    color: var(--kit-accent);
  }
  > button:focus-visible {
    border-radius: var(--kit-radius-control);
  }
  @media (hover: hover) {
    > button:hover {
      background: var(--kit-surface-3);
    }
  }
`;
