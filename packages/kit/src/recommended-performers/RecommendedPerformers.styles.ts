import { css } from 'styled-components';
import { list } from '../layout/layout.ts';
import { truncated } from '../layout/text.ts';
import { archPersonStyles } from '../tile/ArchPerson.styles.ts';

/** Styles of RecommendedPerformers. */
export const recommendedPerformersStyles = css`
  > :is(h2, h3) {
    margin-bottom: 16px;
    font-size: 1.375rem;
  }
  > ul {
    ${list}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: 22px 16px;
  }
  &[data-layout='slider'] > ul {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: 104px;
    overflow-x: auto;
    padding-bottom: 6px;
  }
  > ul > li {
    ${archPersonStyles}
    min-width: 0;
  }
  > ul > li > [data-part='name'] > a {
    ${truncated}
    min-width: 0;
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
