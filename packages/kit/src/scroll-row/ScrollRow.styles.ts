import { css } from 'styled-components';
import { container } from '../layout/layout.ts';
import { pageReel } from '../layout/page-reel.ts';

/** Styles of ScrollRow. */
export const scrollRowStyles = css`
  ${container}
  ${pageReel}
  display: grid;
  &:focus-visible {
    outline-offset: -3px;
  }
  > ul {
    display: flex;
    grid-area: 1 / 1;
    gap: 8px;
    width: max-content;
    min-width: 100%;
  }
  > ul > li {
    flex: none;
    scroll-snap-align: start;
  }
  &:not([data-item='auto']) > ul {
    gap: 12px;
  }
  &[data-item='arch'] > ul > li {
    width: 98px;
  }
  &[data-item='tile'] > ul > li {
    width: 170px;
  }
  &[data-item='video'] > ul > li {
    width: 272px;
  }
  @container (min-width: 736px) {
    &[data-item='video'] > ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 28px 18px;
      width: auto;
    }
    &[data-item='video'] > ul > li {
      width: auto;
    }
  }
  @container (min-width: 736px) and (max-width: 1135.98px) {
    &[data-item='video'] > ul > li:nth-child(4):last-child {
      display: none;
    }
  }
  @container (min-width: 928px) {
    &[data-item='arch'] > ul {
      display: grid;
      grid-template-columns: repeat(9, minmax(0, 1fr));
      gap: var(--kit-space-4);
      width: auto;
    }
    &[data-item='arch'] > ul > li {
      width: auto;
    }
  }
  @container (min-width: 1136px) {
    &[data-item='video'] > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
