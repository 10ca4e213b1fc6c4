import { css } from 'styled-components';
import { cluster, overlay, row } from '../layout/layout.ts';
import { paper } from '../layout/surface.ts';
import { truncated } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Who is there: portrait, name, kind of chat and, where the meter has no place for it, the price. */
const whoStyles = css`
  ${row}
  gap: 12px;
  min-width: 0;
  height: 60px;
  padding-block: 6px;
  padding-inline: 6px 20px;
  border-radius: var(--kit-radius-3);
  background: var(--kit-meter);
  > [data-part='portrait'] {
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: var(--kit-radius-round);
  }
  > [data-part='names'] {
    min-width: 0;
  }
  > [data-part='names'] > h1 {
    ${truncated}
    font-size: 1.5rem;
    line-height: 1.1;
  }
  > [data-part='names'] > p {
    ${row}
    gap: 7px;
    margin-top: 3px;
    font-size: 0.875rem;
    line-height: 1.2;
    white-space: nowrap;
  }
  > [data-part='names'] > p > [data-part='dot'] {
    width: 9px;
    height: 9px;
    border-radius: var(--kit-shape-circle);
    box-shadow: inset 0 0 0 1.5px var(--kit-on-picture-text-muted);
  }
  &[data-connected] > [data-part='names'] > p > [data-part='dot'] {
    background: var(--kit-live);
    box-shadow: none;
  }
  > [data-part='names'] > p > [data-part='price'] {
    ${pricePartsStyles}
    display: none;
    gap: 4px;
    padding-inline-start: 8px;
    box-shadow: -1px 0 0 var(--kit-line-strong);
    font-weight: 600;
  }
  > [data-part='names'] > p > [data-part='price'] > small {
    color: inherit;
    font-size: inherit;
  }
  @media (max-width: 1199.98px) {
    gap: 10px;
    padding-inline-end: 14px;
    > [data-part='names'] > p > [data-part='price'] {
      display: inline-flex;
    }
    > [data-part='names'] > p > [data-part='price'] > svg {
      display: none;
    }
  }
  @media (max-width: 767.98px), (max-height: 500px) {
    gap: 10px;
    height: 48px;
    padding-block: 3px;
    padding-inline: 3px 16px;
    > [data-part='portrait'] {
      width: 42px;
      height: 42px;
    }
    > [data-part='names'] > h1 {
      font-size: 1.25rem;
    }
    > [data-part='names'] > p {
      margin-top: 2px;
      font-size: 0.8125rem;
    }
  }
  @media (min-width: 480px) and (max-height: 500px) {
    padding-inline-start: 14px;
    > [data-part='portrait'] {
      display: none;
    }
  }
`;

/** The picture and what lies over its edges; its middle stays free. */
export const stageStyles = css`
  position: relative;
  overflow: hidden;
  min-width: 0;
  background: rgb(var(--kit-scrim));
  color: var(--kit-on-picture-text);
  > [data-part='picture'],
  > [data-part='shade'] {
    ${overlay}
  }
  /* A picture is wide: of a high place it fills as much as leaves those in view who do not sit in its middle. */
  > [data-part='picture'] {
    width: 100%;
    aspect-ratio: 3 / 4;
    height: auto;
    max-height: 100%;
    margin-block: auto;
  }
  > [data-part='shade'] {
    background:
      linear-gradient(180deg, rgb(var(--kit-scrim) / 0.74), transparent 19%),
      linear-gradient(0deg, rgb(var(--kit-scrim) / 0.86) 0, rgb(var(--kit-scrim) / 0.5) 12%, transparent 26%);
    pointer-events: none;
  }
  > [data-part='reactions'] {
    position: absolute;
    inset-inline-end: 24px;
    bottom: 96px;
    inset-inline-start: 24px;
    height: 36%;
    pointer-events: none;
  }
  > [data-part='top'] {
    ${cluster}
    position: absolute;
    top: 20px;
    inset-inline-end: 24px;
    inset-inline-start: 24px;
    justify-content: flex-end;
    gap: 8px 14px;
  }
  > [data-part='top'] > [data-part='who'] {
    margin-inline-end: auto;
    ${whoStyles}
  }
  > [data-part='top'] > [data-part='end'] {
    ${paper}
    flex: none;
    height: 60px;
    padding: 0 24px;
    border-radius: calc(var(--kit-radius-control) + 2px);
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  > [data-part='top'] > [data-part='end'][aria-disabled] {
    opacity: 0.7;
    cursor: progress;
  }
  @media (max-width: 1199.98px) {
    > [data-part='top'] {
      gap: 8px 10px;
    }
    > [data-part='top'] > [data-part='end'] {
      padding: 0 16px;
      font-size: 0.9375rem;
    }
  }
  > [data-part='own'] {
    position: absolute;
    inset-inline-end: 24px;
    bottom: 92px;
  }
  &:has(> [data-part='dock'] > [data-kind]) > [data-part='own'] {
    bottom: 172px;
  }
  > [data-part='dock'] {
    position: absolute;
    inset-inline-end: 24px;
    bottom: 88px;
    inset-inline-start: 24px;
  }
  > [data-part='controls'] {
    display: contents;
  }
`;
