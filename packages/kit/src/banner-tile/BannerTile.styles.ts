import { css } from 'styled-components';
import { container, cover, overlay, stack } from '../layout/layout.ts';

/** Styles of BannerTile: words over a wide picture, on phones over an upright one. */
export const bannerTileStyles = css`
  ${container}
  position: relative;
  overflow: hidden;
  border-radius: var(--kit-radius-3);
  background: var(--kit-tint, var(--kit-surface-2));
  > picture {
    ${overlay}
  }
  > picture > img {
    ${cover}
  }
  > [data-part='words'] {
    ${stack}
    position: relative;
    justify-content: end;
    min-height: 220px;
    padding: 64px 28px 24px;
    background: linear-gradient(to top, rgb(var(--kit-scrim) / 0.86), rgb(var(--kit-scrim) / 0));
    color: var(--kit-on-picture-text);
  }
  > [data-part='words'] > h3 {
    font-size: var(--kit-type-5);
    overflow-wrap: anywhere;
  }
  > [data-part='words'] > h3 > a::after {
    content: '';
    ${overlay}
    top: -400px;
  }
  > [data-part='words'] > p {
    margin-top: 4px;
  }
  &:focus-within {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @container (max-width: 735.98px) {
    > [data-part='words'] {
      min-height: 320px;
      padding-inline: 20px;
    }
  }
`;
