import { css } from 'styled-components';
import { cluster } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';

/** Styles of WelcomeBanner, and of what else greets in its place. */
export const welcomeBannerStyles = css`
  ${card}
  position: relative;
  padding-block: 24px;
  padding-inline: 28px 60px;
  box-shadow: var(--kit-shadow-2);
  > h2 {
    font-size: var(--kit-type-5);
  }
  > p {
    max-width: 56ch;
    margin: 6px 0 16px;
    color: var(--kit-text-muted);
    line-height: 1.45;
  }
  > [data-part='actions'] {
    ${cluster}
    gap: 12px;
  }
  > [data-part='close'] {
    position: absolute;
    top: 8px;
    inset-inline-end: 8px;
  }
`;
