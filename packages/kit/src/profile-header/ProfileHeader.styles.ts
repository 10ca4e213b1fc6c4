import { css } from 'styled-components';
import { columnMargin } from '../by-column.ts';
import { container, cover, drawnOverlay, row, wrap } from '../layout/layout.ts';
import { mutedFigures } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of ProfileHeader. On phones the portrait fills the stage; from 768 px on it is in front of the wide picture. */
export const profileHeaderStyles = css`
  ${container}
  > [data-part='head'] > [data-part='portrait'] {
    ${pictureStyles}
    display: none;
  }
  > [data-part='head'] > [data-part='words'] > [data-part='presence'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='stage'] {
    position: relative;
    height: 496px;
    overflow: hidden;
    background: var(--kit-tint, var(--kit-surface-2));
  }
  > [data-part='stage'] > picture > img {
    ${cover}
    object-position: 50% 30%;
  }
  > [data-part='stage']::after {
    ${drawnOverlay}
    background: linear-gradient(
      180deg,
      rgb(var(--kit-scrim) / 0.6),
      transparent 22%,
      transparent 52%,
      color-mix(in srgb, var(--kit-canvas) 70%, transparent) 76%,
      var(--kit-canvas) 100%
    );
  }
  > [data-part='head'] {
    position: relative;
    z-index: 2;
    margin-top: -128px;
    padding: 0 var(--kit-space-4);
  }
  > [data-part='head'] > [data-part='words'] > h1 {
    font-size: 2.875rem;
    line-height: var(--kit-line-height-display);
  }
  > [data-part='head'] > [data-part='words'] > [data-part='presence'] {
    ${row}
    gap: 9px;
    margin-bottom: 12px;
    font-size: 1rem;
    font-weight: 580;
  }
  > [data-part='head'] > [data-part='words'] > [data-part='facts'] {
    ${wrap}
    ${mutedFigures}
    gap: 8px 18px;
    margin: 16px 0 0;
    font-size: 0.9375rem;
  }
  > [data-part='head'] > [data-part='words'] > [data-part='facts'] > li {
    ${row}
    gap: 8px;
  }
  > [data-part='head'] > [data-part='words'] > [data-part='facts'] > li > b {
    color: var(--kit-text);
    font-weight: 600;
  }
  > [data-part='head'] > [data-part='actions'] {
    display: flex;
    gap: 12px;
    margin-top: 20px;
  }
  @container (min-width: 768px) {
    > [data-part='stage'] {
      height: 414px;
    }
    > [data-part='stage'] > picture > img {
      object-position: 50% 40%;
    }
    > [data-part='stage']::after {
      background:
        linear-gradient(
          0deg,
          var(--kit-canvas) 0,
          color-mix(in srgb, var(--kit-canvas) 70%, transparent) 14%,
          transparent 52%
        ),
        linear-gradient(180deg, rgb(var(--kit-scrim) / 0.6) 0, transparent 30%);
    }
    > [data-part='head'] {
      display: grid;
      grid-template-columns: 220px 1fr auto;
      gap: 28px;
      align-items: end;
      max-width: 1432px;
      margin: -180px auto 0;
      padding: 0 ${columnMargin};
    }
    > [data-part='head'] > [data-part='portrait'] {
      display: block;
      height: 288px;
      border-radius: var(--kit-radius-arch);
      box-shadow: 0 0 0 6px var(--kit-canvas);
      overflow: hidden;
    }
    > [data-part='head'] > [data-part='words'] > h1 {
      font-size: clamp(2.75rem, 4.6cqi, 4.125rem);
    }
    > [data-part='head'] > [data-part='words'] > [data-part='facts'] {
      gap: 10px 24px;
      font-size: 1rem;
    }
  }
  @container (min-width: 1200px) {
    > [data-part='head'] {
      grid-template-columns: 260px 1fr auto;
      gap: 36px;
      margin-top: -212px;
    }
    > [data-part='head'] > [data-part='portrait'] {
      height: 340px;
    }
  }
`;
