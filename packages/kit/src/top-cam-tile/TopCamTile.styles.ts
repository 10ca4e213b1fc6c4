import { css } from 'styled-components';
import { stack, wrap } from '../layout/layout.ts';
import { caption, visuallyHidden } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of TopCamTile: a performer's tile, whose rank has the brand's colour on the first three places, and a line below. */
export const topCamTileStyles = css`
  ${stack}
  position: relative;
  min-width: 0;
  &[data-first] > article > [data-part='frame'] > [data-part='rank'] {
    color: var(--kit-on-picture-vip);
  }
  /* A caption on the picture takes the place of the rank at its foot. */
  && > article[data-caption='over'] > [data-part='frame'] > [data-part='rank'] {
    top: 6px;
    bottom: auto;
    inset-inline-start: 10px;
    text-shadow: 0 2px 12px rgb(var(--kit-scrim) / 0.7);
  }
  && > article[data-caption='over'][data-rank] > [data-part='frame']::after {
    inset: auto 0 0;
  }
  > [data-part='counts'] {
    ${wrap}
    ${caption}
    gap: 2px 12px;
    padding-top: 4px;
    font-variant-numeric: tabular-nums;
  }
  > [data-part='counts'] > [data-part='call'] {
    ${pricePartsStyles}
    gap: 5px;
  }
  > [data-part='counts'] > [data-part='call'][data-on] {
    color: var(--kit-live);
  }
  /* Two narrow columns have no room for the word beside the price. */
  @container (max-width: 359.98px) {
    > [data-part='counts'] > [data-part='call'] > [data-part='word'] {
      ${visuallyHidden}
    }
  }
`;
