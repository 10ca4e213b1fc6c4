import { css } from 'styled-components';

/** Styles of OneClickPaymentWindow. */
export const oneClickPaymentWindowStyles = css`
  display: grid;
  gap: 12px;
  padding: 20px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  > header > h2 {
    font-size: 20px;
  }
  > [data-part='amounts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  > [data-part='status'] {
    line-height: 1.45;
  }
  > [data-part='status'][data-tone='danger'] {
    color: var(--kit-danger);
  }
  > [data-part='status'][data-tone='success'] {
    color: var(--kit-live);
  }
  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--kit-text-muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='foot'] > a {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (max-width: 767.98px) {
    padding: 16px;
    > [data-part='amounts'] > button {
      flex: 1 1 30%;
      padding-inline: 8px;
    }
  }
`;
