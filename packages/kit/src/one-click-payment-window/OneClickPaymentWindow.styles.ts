import { css } from 'styled-components';
import { spread, wrap } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of OneClickPaymentWindow. */
export const oneClickPaymentWindowStyles = css`
  ${card}
  display: grid;
  gap: 12px;
  padding: 20px;
  > header {
    ${spread}
    gap: 12px;
  }
  > header > h2 {
    font-size: 1.25rem;
  }
  > [data-part='amounts'] {
    ${wrap}
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
    ${wrap}
    ${caption}
    gap: 4px 16px;
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
