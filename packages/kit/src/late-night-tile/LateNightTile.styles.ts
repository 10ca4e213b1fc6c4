import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { cluster, container, drawnOverlay, row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { avatarStyles } from '../tile/Portrait.styles.ts';

const wordsStyles = css`
  flex: 1 1 180px;
  min-width: 0;
  overflow-wrap: anywhere;
  > [data-part='when'] {
    ${row}
    ${caption}
    gap: 7px;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='when'] > [data-presence] {
    ${presenceDotStyles}
  }
  > [data-part='name'] {
    margin-top: 2px;
    font-size: 1.0625rem;
    font-weight: var(--kit-weight-name);
    line-height: 1.3;
  }
  > [data-part='name'] > [data-part='link'] {
    outline: none;
  }
  > [data-part='name'] > [data-part='link']::after {
    ${drawnOverlay}
    z-index: 1;
  }
  > [data-part='text'] {
    ${caption}
    margin-top: 2px;
  }
  > [data-part='performers'] {
    ${row}
    ${caption}
    gap: 6px;
    margin-top: 6px;
  }
  > [data-part='performers'] > [data-part='avatar'] {
    ${avatarStyles}
    flex: none;
    width: 28px;
    height: 28px;
  }
`;

/** Styles of LateNightTile. */
export const lateNightTileStyles = css`
  ${container}
  position: relative;
  min-width: 0;
  /* The lines of neighbours lie on each other. */
  box-shadow:
    0 1px 0 var(--kit-line),
    inset 0 1px 0 var(--kit-line);
  > [data-part='body'] {
    ${cluster}
    gap: 14px 16px;
    padding-block: 14px;
  }
  > [data-part='body'] > [data-part='frame'] {
    ${pictureStyles}
    flex: none;
    width: 84px;
    height: 104px;
    ${archCorners('42px', 'arch-foot')}
  }
  > [data-part='body'] > [data-part='words'] {
    ${wordsStyles}
  }
  > [data-part='body'] > [data-part='action'] {
    position: relative;
    z-index: 2;
    display: grid;
    flex: 1 0 100%;
  }
  &[data-state='over'] > [data-part='body'] > [data-part='frame'] {
    opacity: 0.6;
  }
  &:has([data-part='link']:focus-visible) > [data-part='body'] > [data-part='frame'] {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  @container (min-width: 420px) {
    > [data-part='body'] {
      flex-wrap: nowrap;
    }
    > [data-part='body'] > [data-part='action'] {
      flex: none;
    }
  }
`;
