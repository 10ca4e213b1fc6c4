import { css } from 'styled-components';
import { cluster, list } from '../layout/layout.ts';
import { caption, mutedFigures } from '../layout/text.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of TagPicker. */
export const tagPickerStyles = css`
  display: grid;
  gap: 12px;
  > [data-part='heading'] {
    font: 620 1rem/1.4 var(--kit-font-text);
  }
  > [data-part='search'] {
    max-width: 320px;
  }
  > ul {
    ${list}
    ${cluster}
    gap: 8px;
    margin: 0;
  }
  > ul > li > :not([data-selected]) > small {
    ${mutedFigures}
  }
  > ul > li > * > small {
    font-size: inherit;
  }
  > ul > [data-skeleton] {
    ${skeletonBarStyles}
    width: 88px;
    height: 40px;
    margin: 0;
    border-radius: var(--kit-radius-control);
  }
  > [data-part='none'] {
    ${caption}
  }
`;
