import { css } from 'styled-components';
import { container, stack } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of InterviewList: picture beside the questions, above them where the list is narrow. */
export const interviewListStyles = css`
  ${container}
  > p {
    color: var(--kit-text-muted);
  }
  > [data-skeleton] {
    height: 320px;
    border-radius: var(--kit-radius-3);
    background: var(--kit-surface-2);
  }
  > details + details {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--kit-line);
  }
  > details > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    min-height: 44px;
    list-style: none;
    cursor: pointer;
  }
  > details > summary::-webkit-details-marker {
    display: none;
  }
  > details > summary:focus-visible {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
    border-radius: var(--kit-radius-1);
  }
  > details > summary > :is(h2, h3, h4) {
    font: var(--kit-display-weight) 1.375rem/1.2 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  > details > summary > time {
    ${caption}
  }
  > details > summary > svg {
    grid-area: 1 / 2 / span 2;
    transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  }
  > details[open] > summary > svg {
    transform: rotate(180deg);
  }
  > details > [data-part='body'] {
    display: grid;
    gap: 24px;
    padding-top: 12px;
  }
  > details > [data-part='body'] > [data-part='frame'] {
    ${pictureStyles}
    aspect-ratio: 3 / 4;
    width: min(200px, 60%);
    margin: 0 auto;
    border-radius: var(--kit-radius-arch);
  }
  > details > [data-part='body'] > dl {
    ${stack}
    margin: 0;
  }
  > details > [data-part='body'] > dl > div + div {
    margin-top: 18px;
    padding-top: 18px;
    border-top: 1px solid var(--kit-line);
  }
  > details > [data-part='body'] > dl > div > dt {
    font-weight: 600;
  }
  > details > [data-part='body'] > dl > div > dd {
    margin: 6px 0 0;
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  @container (min-width: 560px) {
    > details > [data-part='body'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: start;
      gap: 32px;
    }
    > details > [data-part='body'] > [data-part='frame'] {
      width: 100%;
      margin: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    > details > summary > svg {
      transition: none;
    }
  }
`;
