import { css } from 'styled-components';

/** Styles of CoinLineConnected. */
export const coinLineStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 28px;
  min-width: 0;
  padding: 20px 0;
  border-block: 1px solid var(--kit-line);
  > [data-part='balance'] {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    font-size: 40px;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='balance'] > [data-part='word'] {
    align-self: end;
    color: var(--kit-text-muted);
    font-size: 16px;
    font-weight: 450;
    line-height: 1.5;
  }
  > [data-part='note']:empty {
    display: none;
  }
  > [data-part='note'] {
    flex: 1 1 180px;
    color: var(--kit-text-muted);
    font-size: 14px;
    line-height: 1.45;
  }
  > [data-part='note'] > span {
    display: block;
  }
  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
  }
  > [data-part='acts'] > a:not([data-variant]) {
    color: var(--kit-text);
    font-weight: 560;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > [role='status'] {
    flex: 1 0 100%;
  }
  > [role='status']:empty {
    display: none;
  }
  @media (max-width: 767.98px) {
    > [data-part='balance'] {
      font-size: 36px;
    }
    > :is([data-part='note'], [data-part='acts']) {
      flex: 1 0 100%;
    }
    > [data-part='acts'] > button {
      flex: 1 1 30%;
      padding-inline: 6px;
    }
    > [data-part='acts'] > a {
      flex: 1 0 100%;
      text-align: center;
    }
  }
`;
