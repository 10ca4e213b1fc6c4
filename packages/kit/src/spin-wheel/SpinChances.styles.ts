import { css } from 'styled-components';

/** Styles of SpinChances. */
export const spinChancesStyles = css`
  > dl {
    margin-top: 16px;
  }
  > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 13px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > dl > div > dd {
    font-weight: var(--kit-weight-price);
    font-variant-numeric: tabular-nums;
  }
`;
