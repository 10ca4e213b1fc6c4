import { css } from 'styled-components';
import { container, row } from '../layout/layout.ts';
import { truncated, underlined, visuallyHidden } from '../layout/text.ts';
import { skeletonBarStyles } from '../skeleton/SkeletonBar.styles.ts';

/** Styles of Breadcrumb. */
export const breadcrumbStyles = css`
  ${container}
  > ol {
    ${row}
    min-height: 44px;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
    white-space: nowrap;
  }
  > ol > li {
    ${row}
    flex: none;
    min-width: 0;
  }
  > ol > li:last-child {
    flex: 0 1 auto;
  }
  > ol > li > [data-part='step'] {
    ${row}
    gap: 6px;
    min-width: 44px;
    min-height: 44px;
    padding: 0 8px;
    border-radius: var(--kit-radius-1);
  }
  > ol > li > a:hover {
    ${underlined}
    color: var(--kit-text);
  }
  > ol > li:first-child > [data-part='step'] {
    padding-inline: 0;
    margin-inline-end: -18px;
  }
  > ol > li:first-child > [data-part='step'] > [data-part='label'] {
    ${visuallyHidden}
  }
  > ol > li > [aria-current] {
    color: var(--kit-text);
    font-weight: 560;
  }
  > ol > li > [aria-current] > [data-part='label'] {
    ${truncated}
  }
  > ol > li > [data-part='step'] > [data-part='back'] {
    display: none;
  }
  > ol > li > [data-skeleton] {
    ${skeletonBarStyles}
    width: 96px;
    margin: 0 8px;
  }
  @container (max-width: 735.98px) {
    > ol[data-steps] > li:not(:nth-last-child(2)),
    > ol[data-steps] > li > [data-part='divider'],
    > ol[data-steps] > li > [data-part='step'] > [data-part='house'] {
      display: none;
    }
    > ol[data-steps] > li:nth-last-child(2) {
      flex: 0 1 auto;
      color: var(--kit-text);
      font-size: 0.9375rem;
      font-weight: 560;
    }
    > ol[data-steps] > li:nth-last-child(2) > [data-part='step'] {
      min-width: 0;
      margin-inline-end: 0;
      padding-inline: 0 8px;
    }
    > ol[data-steps] > li:nth-last-child(2) > [data-part='step'] > [data-part='back'] {
      display: block;
      flex: none;
    }
    > ol[data-steps] > li:nth-last-child(2) > [data-part='step'] > [data-part='label'] {
      ${truncated}
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
