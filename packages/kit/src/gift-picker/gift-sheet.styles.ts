import { css } from 'styled-components';

/** Styles of the picker as a sheet at the bottom of a small window. */
export const giftSheetStyles = css`
  @media (max-width: 767.98px) {
    &[data-sheet] {
      position: fixed;
      z-index: var(--kit-z-sheet);
      inset: auto 0 0;
      max-height: 74dvh;
      border-radius: var(--kit-radius-3) var(--kit-radius-3) 0 0;
      box-shadow: var(--kit-shadow-2);
      gap: 12px;
      padding: 18px 16px calc(10px + env(safe-area-inset-bottom));
      > [data-part='filters'] {
        margin: -6px -16px;
        padding: 6px 16px;
      }
      > [data-part='gifts'] {
        gap: 8px;
      }
      > [data-part='gifts'] > li > button,
      > [data-part='gifts'] > [data-skeleton] {
        min-height: 126px;
      }
    }
  }
`;
