import { css } from 'styled-components';
import { list, row } from '../layout/layout.styles.ts';
import { truncated } from '../layout/text.styles.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of RecommendedPerformers. */
export const recommendedPerformersStyles = css`
  > :is(h2, h3) {
    margin-bottom: 16px;
    font-size: 22px;
  }
  > ul {
    ${list}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: 22px 16px;
    margin: 0;
  }
  &[data-layout='slider'] > ul {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: 104px;
    overflow-x: auto;
    padding-bottom: 6px;
  }
  > ul > li {
    min-width: 0;
  }
  > ul > li > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 4 / 5;
    border-radius: var(--kit-radius-arch);
  }
  > ul > li > [data-part='name'] {
    ${row}
    gap: 7px;
    margin-top: 10px;
    font-size: 15px;
    font-weight: 600;
    line-height: 1.3;
  }
  > ul > li > [data-part='name'] > [data-presence] {
    ${presenceDotStyles}
  }
  > ul > li > [data-part='name'] > a {
    ${truncated}
    min-width: 0;
  }
  > ul > li > [data-part='price'] {
    ${pricePartsStyles}
    gap: 4px;
    margin-top: 2px;
    font-size: 13px;
    color: var(--kit-text-muted);
  }
  > ul > li > [data-part='actions'] {
    display: flex;
    gap: 6px;
    margin-top: 8px;
  }
  > ul > [data-skeleton] {
    aspect-ratio: 4 / 6;
    border-radius: var(--kit-radius-arch);
    background: var(--kit-surface-2);
  }
`;
