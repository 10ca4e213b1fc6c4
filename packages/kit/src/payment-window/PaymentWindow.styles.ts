import { css } from 'styled-components';
import { centredStack, full, overlay, row, stack } from '../layout/layout.ts';
import { dialog } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';

/** Styles of PaymentWindow. */
export const paymentWindowStyles = css`
  ${dialog}
  width: min(560px, 100%);
  height: min(760px, 100dvh - 48px);
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  /* Not even a field of the page inside that takes the focus scrolls it. */
  overflow: clip;
  &[open] {
    ${stack}
  }
  &::backdrop {
    background: rgb(var(--kit-cinema-ground) / 72%);
    backdrop-filter: blur(6px);
  }
  > header {
    ${row}
    ${caption}
    gap: 12px;
    min-height: 68px;
    padding-block: 8px;
    padding-inline: 32px 16px;
    background: var(--kit-surface-2);
  }
  > header > h2 {
    flex: 1;
    font: inherit;
    letter-spacing: 0;
  }
  > [data-part='note'] {
    padding: 0 32px 14px;
    background: var(--kit-surface-2);
    font-weight: 600;
  }
  > [data-part='frame'] {
    position: relative;
    flex: 1;
    min-height: 0;
  }
  > [data-part='frame'] > iframe {
    ${full}
    display: block;
    border: 0;
    background: var(--kit-surface-1);
  }
  &:is([data-loading], [data-failed]) > [data-part='frame'] > iframe {
    opacity: 0;
  }
  > [data-part='frame'] > [data-part='loading'] {
    ${overlay}
    ${centredStack}
    z-index: 1;
    gap: 16px;
    place-content: center;
    text-align: center;
    color: var(--kit-text-muted);
  }
  > [data-part='frame'] > [data-part='loading'] > div {
    ${centredStack}
    gap: 16px;
  }
  /* Without animations it shows at once. */
  > [data-part='frame'] > [data-part='loading'] > [data-part='slow'] {
    animation: kit-payment-window-wait 10s steps(1);
  }
  @keyframes kit-payment-window-wait {
    from,
    to {
      visibility: hidden;
    }
  }
  @media (max-width: 479.98px) {
    height: 100dvh;
    border-radius: 0;
    > header {
      padding-inline-start: 16px;
    }
    > [data-part='note'] {
      padding-inline: 16px;
    }
  }
`;
