import { css } from 'styled-components';
import { cluster, container } from '../layout/layout.ts';
import { inset } from '../layout/surface.ts';

/** Styles of Notice. */
export const noticeStyles = css`
  ${cluster}
  ${inset}
  --kit-tone: var(--kit-accent);
  gap: 4px 14px;
  min-height: 56px;
  padding-block: 6px;
  padding-inline: clamp(16px, (100% - 559px) * 99, 22px) 8px;
  color: var(--kit-text);
  font-size: var(--kit-type-3);
  &[data-tone='success'] {
    --kit-tone: var(--kit-success);
    background: var(--kit-success-tint);
  }
  &[data-tone='warning'] {
    --kit-tone: var(--kit-warning);
    background: var(--kit-warning-tint);
  }
  &[data-tone='danger'] {
    --kit-tone: var(--kit-danger);
    background: var(--kit-danger-tint);
  }
  &[data-tone='coin'] {
    --kit-tone: var(--kit-coin);
    background: var(--kit-coin-tint);
  }
  &[data-floating] {
    width: fit-content;
    padding-inline-end: 22px;
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-1);
  }
  > .kit-icon {
    color: var(--kit-tone);
  }
  > [data-part='words'] {
    flex: 1 1 0;
    padding: 8px 0;
  }
  > [data-part='words'] > b {
    font-weight: var(--kit-weight-name);
  }
  > [data-part='step'] {
    padding: 12px 8px;
    font-weight: var(--kit-weight-name);
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-color: var(--kit-tone);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  &:not([data-floating]) {
    ${container}
  }
  @container (max-width: 639.98px) {
    > [data-part='words'] {
      min-width: 0;
      overflow-wrap: anywhere;
      font-size: 0.9375rem;
    }
    > [data-part='step'] {
      order: 3;
      flex: 1 1 calc(100% - 32px);
      margin-inline-start: 32px;
      padding: 4px 0 12px;
      text-align: start;
    }
  }
`;
