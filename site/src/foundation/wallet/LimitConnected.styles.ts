import { css } from 'styled-components';

/** Styles of LimitConnected. */
export const limitStyles = css`
  > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 8px 0;
  }
  /* The text of a small text button stands on the edge, its surface beyond it. */
  > [data-part='row'] > button {
    margin-inline: -14px;
  }
  > [data-part='row'] > [role='alert'] {
    flex: 1 0 100%;
    color: var(--kit-danger);
  }
  > [data-part='row'] > [role='alert']:empty {
    display: none;
  }
  > [data-part='row'] > p > strong {
    font-size: 22px;
    font-variant-numeric: tabular-nums;
  }
  > progress {
    display: block;
    width: 100%;
    height: 6px;
    margin: 4px 0 10px;
    border: 0;
    border-radius: min(3px, var(--kit-radius-1));
    overflow: hidden;
    background: var(--kit-surface-2);
    appearance: none;
  }
  > progress::-webkit-progress-bar {
    background: var(--kit-surface-2);
  }
  > progress::-webkit-progress-value {
    background: var(--kit-text);
  }
  > progress::-moz-progress-bar {
    background: var(--kit-text);
  }
  > [data-part='hint'] {
    color: var(--kit-text-muted);
    font-size: 14px;
  }
`;
