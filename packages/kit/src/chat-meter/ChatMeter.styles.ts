import { css } from 'styled-components';
import { row, stack, target } from '../layout/layout.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of the meter: cells beside each other on a scrim, of fixed height, with mutedFigures that do not move. */
export const chatMeterStyles = css`
  ${row}
  height: 60px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-meter);
  color: var(--kit-on-picture-text);
  > [data-part='cell'] {
    ${stack}
    position: relative;
    justify-content: center;
    gap: 3px;
    height: 100%;
    padding: 0 18px;
    white-space: nowrap;
  }
  > [data-part='cell'] + [data-part='cell']::before {
    content: '';
    position: absolute;
    top: 14px;
    bottom: 14px;
    inset-inline-start: 0;
    width: 1px;
    background: var(--kit-line);
  }
  > [data-part='cell'] > [data-part='name'] {
    color: var(--kit-on-picture-text-muted);
    font-size: 0.75rem;
    line-height: 1;
  }
  > [data-part='cell'] > [data-part='value'] {
    ${pricePartsStyles}
    gap: 6px;
    font-size: 1.125rem;
    font-weight: var(--kit-weight-price);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  /* Room for thousands with decimals, so that nothing beside it moves when they appear. */
  > [data-part='cell']:not([data-cell='time']) > [data-part='value'] {
    min-width: calc(7ch + 24px);
  }
  > [data-part='cell'][data-cell='time'] > [data-part='value'] {
    min-width: 5ch;
  }
  > [data-part='cell'][data-tone='low'] > [data-part='value'] {
    color: var(--kit-warning);
  }
  > [data-part='cell'][data-tone='added'] > [data-part='value'] {
    color: var(--kit-success);
  }
  > [data-part='cell'] > [data-part='minute'] {
    position: absolute;
    inset-inline-end: 18px;
    bottom: 6px;
    inset-inline-start: 18px;
    width: calc(100% - 36px);
    height: 2px;
    border-radius: var(--kit-shape-bar);
    background: var(--kit-line);
    color: inherit;
  }
  > [data-part='top-up'] {
    ${target}
    flex: none;
    margin-inline: 0 8px;
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-3);
  }
  @media (hover: hover) {
    > [data-part='top-up']:hover {
      background: var(--kit-line-strong);
    }
  }
  @media (min-width: 768px) and (min-height: 501px) {
    > [data-part='cell']:not([data-cell='time'], [data-cell='price']) > [data-part='value'] {
      min-width: 6.6ch;
    }
  }
  @media (min-width: 1200px) and (min-height: 501px) {
    > [data-part='cell']:not([data-cell='time'], [data-cell='price']) > [data-part='value'] {
      min-width: 7.5ch;
    }
  }
  @media (max-width: 1199.98px) {
    > [data-cell='price'] {
      display: none;
    }
    > [data-cell='price'] + [data-part='cell']::before {
      display: none;
    }
    > [data-part='cell'] {
      padding: 0 12px;
    }
    > [data-part='cell'] > [data-part='minute'] {
      inset-inline-end: 12px;
      bottom: 5px;
      inset-inline-start: 12px;
      width: calc(100% - 24px);
    }
    > [data-part='cell'] > [data-part='value'] {
      font-size: 1rem;
    }
  }
  @media (max-width: 767.98px) {
    height: 52px;
    > [data-part='cell'] {
      flex: auto;
      padding-block: 0;
      padding-inline: 14px 6px;
    }
    > [data-part='cell'] > [data-part='minute'] {
      inset-inline-end: 14px;
      inset-inline-start: 14px;
      width: calc(100% - 28px);
    }
    > [data-part='top-up'] {
      margin-inline-end: 4px;
    }
  }
  @media (min-width: 480px) and (max-height: 500px) {
    height: 48px;
    > [data-part='cell'] {
      padding: 0 10px;
    }
    > [data-part='cell'] > [data-part='value'] {
      gap: 4px;
      font-size: 0.9375rem;
    }
  }
`;
