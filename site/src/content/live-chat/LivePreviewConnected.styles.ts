import { css } from 'styled-components';

/** Styles of Root. */
export const livePreviewStyles = css`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  scroll-margin-bottom: 96px;
  > div {
    min-width: 0;
  }
  > [data-part='side'] {
    position: relative;
    display: grid;
    align-content: center;
    gap: 14px;
    padding: 24px;
    border-radius: var(--kit-radius-3);
    background: var(--kit-surface-1);
  }
  > [data-part='side'] > h2,
  > [data-part='side'] > [role='status'] > h2 {
    padding-right: 44px;
    margin-bottom: 10px;
  }
  > [data-part='side'] > p,
  > [data-part='side'] > [role='status'] > p {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  > [data-part='side'] > [data-part='close'] {
    position: absolute;
    top: 12px;
    right: 12px;
  }
  > [data-part='side'] > [data-part='left'] {
    color: var(--kit-live);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='side'] > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  > [data-part='side'] > [data-part='ways'] > button {
    --kit-text-muted: currentcolor;
    --kit-coin-mark: currentcolor;
  }
  @media (min-width: 768px) {
    scroll-margin-bottom: 24px;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 36px;
    > [data-part='side'] {
      padding: 32px;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: 48px;
  }
`;

/** Styles of Portrait. */
export const livePortraitStyles = css`
  width: 96px;
  height: 96px;
  border-radius: 50%;
  object-fit: cover;
  box-shadow: 0 0 0 3px var(--kit-on-picture-paper);
  @media (min-width: 768px) {
    width: 144px;
    height: 144px;
  }
`;
