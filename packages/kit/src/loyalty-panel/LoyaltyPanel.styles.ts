import { css } from 'styled-components';
import { container, fill, row, stack, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of LoyaltyPanel. */
export const loyaltyPanelStyles = css`
  ${container}
  ${stack}
  gap: 24px;
  > [data-part='points'] {
    ${wrap}
    align-items: center;
    gap: 12px 24px;
    padding: 20px 0;
    border-block: 1px solid var(--kit-line);
  }
  > [data-part='points'] > [data-part='sum'] {
    ${row}
    gap: 12px;
    color: var(--kit-accent);
  }
  > [data-part='points'] > [data-part='sum'] > b {
    color: var(--kit-text);
    font-size: var(--kit-type-6);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='points'] > [data-part='sum'] > span,
  > [data-part='points'] > [data-part='next'],
  > [data-part='points'] > [data-part='track'] > small {
    ${caption}
  }
  > [data-part='points'] > [data-part='track'] {
    ${fill}
    min-width: 200px;
    text-align: end;
  }
  > [data-part='points'] > [data-part='track'] > progress {
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-3);
    appearance: none;
  }
  > [data-part='points'] > [data-part='track'] > progress::-webkit-progress-bar {
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-3);
  }
  > [data-part='points'] > [data-part='track'] > progress::-webkit-progress-value {
    border-radius: var(--kit-radius-1);
    background: var(--kit-text);
  }
  > [data-part='points'] > [data-part='track'] > progress::-moz-progress-bar {
    border-radius: var(--kit-radius-1);
    background: var(--kit-text);
  }
  > [data-part='offer'] {
    ${card}
    ${wrap}
    align-items: center;
    gap: 16px 24px;
    padding: 24px;
  }
  > [data-part='offer'] > [data-part='words'] {
    ${fill}
    flex-basis: 220px;
  }
  > [data-part='offer'] > [data-part='words'] > p {
    margin-top: 4px;
    color: var(--kit-text-muted);
  }
  > [data-part='offer'] > [data-part='done'] {
    color: var(--kit-success);
  }
  > [role='status'] {
    color: var(--kit-text-muted);
  }
  > [role='status']:empty {
    display: none;
  }
  @container (max-width: 479.98px) {
    > [data-part='offer'] > button {
      width: 100%;
    }
  }
`;
