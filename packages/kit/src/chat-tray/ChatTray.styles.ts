import { css } from 'styled-components';
import { full, reel, row, stack } from '../layout/layout.ts';
import { inset, unavailable } from '../layout/surface.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** A gift: picture, name, and its price or how many are the guest's own; the same size in every state. */
const giftStyles = css`
  ${stack}
  ${inset}
  ${full}
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 96px;
  padding: 4px 3px;
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.125rem;
  transition: transform var(--kit-motion-feedback) var(--kit-motion-ease);
  &:active {
    transform: scale(0.98);
  }
  &:focus-visible {
    border-radius: var(--kit-radius-2);
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--kit-accent);
  }
  &[aria-disabled] {
    ${unavailable}
    cursor: not-allowed;
  }
  > [data-part='art'] {
    display: contents;
  }
  > svg,
  > [data-part='art'] > svg {
    width: 40px;
    height: 40px;
  }
  &[data-part='all'] > svg {
    width: 24px;
    height: 24px;
    margin-bottom: 6px;
  }
  &[data-part='all'] {
    padding-inline: 8px;
    font-size: 0.8125rem;
    line-height: 1rem;
    hyphens: auto;
    overflow-wrap: anywhere;
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  > [data-part='name'] {
    max-width: 100%;
    font-size: 0.8125rem;
    line-height: 1rem;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > [data-part='terms'] {
    ${pricePartsStyles}
    font-size: 0.875rem;
    line-height: 1.125rem;
  }
  > [data-part='terms'][data-obstacle] {
    font-size: 0.75rem;
    font-weight: 450;
    line-height: 0.875rem;
    text-align: center;
    white-space: normal;
  }
  > [data-part='terms'][data-owned] {
    color: var(--kit-success);
    font-weight: var(--kit-weight-name);
  }
`;

/**
 * Styles of the tray: reactions, then gifts, on phones in a row that scrolls. The toy's button comes and goes with its connection: it is on
 * the side to which the tray grows, so that nothing else moves.
 */
export const chatTrayStyles = css`
  display: grid;
  gap: 12px;
  > [data-part='head'] {
    display: none;
  }
  > [data-part='reactions'] {
    padding-top: 14px;
    box-shadow: 0 -1px 0 var(--kit-line);
  }
  > [data-part='gifts'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
  }
  > [data-part='gifts'] > li > button {
    ${giftStyles}
  }
  > [data-part='send'] > button {
    width: 100%;
    min-height: 52px;
  }
  > [data-part='send'] > button[aria-disabled] {
    font-weight: 450;
  }
  &:not([data-chosen]) > [data-part='send'] {
    display: none;
  }
  > [data-part='failed'] {
    color: var(--kit-warning);
    font-size: 0.875rem;
  }
  > [data-part='failed']:empty,
  > [data-part='sent'] {
    display: none;
  }
  @media (min-width: 480px) and (max-height: 500px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    > [data-part='head'] {
      ${row}
      gap: 10px;
    }
    > [data-part='head'] > h2 {
      flex: 1;
      margin-block: 0;
      margin-inline: 8px 0;
      font-size: 1.25rem;
    }
    > [data-part='head'] > [data-part='balance'] {
      ${pricePartsStyles}
      font-weight: var(--kit-weight-price);
    }
    > [data-part='reactions'] {
      padding: 0;
      box-shadow: none;
    }
    > [data-part='toys'] {
      order: 1;
    }
  }
  @media (max-width: 767.98px) and (min-height: 500.02px), (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    &::before {
      content: '';
      justify-self: center;
      width: 40px;
      height: 4px;
      margin-bottom: -10px;
      border-radius: var(--kit-shape-bar);
      background: var(--kit-line-strong);
    }
    > [data-part='head'] {
      ${row}
      gap: 10px;
      margin-block: 0 -8px;
      margin-inline: 0 -10px;
    }
    > [data-part='head'] > h2 {
      flex: 1;
      margin: 0;
      font-size: 1.375rem;
    }
    > [data-part='head'] > [data-part='balance'] {
      ${pricePartsStyles}
      font-weight: var(--kit-weight-price);
    }
    > [data-part='reactions'] {
      padding: 0 0 14px;
      box-shadow: 0 1px 0 var(--kit-line);
    }
    > [data-part='gifts'] {
      ${reel}
      display: flex;
      margin: -6px -16px;
      padding: 6px 16px;
    }
    > [data-part='gifts'] > li {
      flex: none;
      width: clamp(76px, calc((100vw - 56px) / 4), 88px);
    }
    /* More than fit: the one that is cut shows that they scroll. */
    > [data-part='gifts']:has(> :nth-child(5)) > li {
      width: 80px;
    }
    > [data-part='gifts'] > li > button {
      min-height: 104px;
    }
    &:not([data-chosen]) > [data-part='send'] {
      display: block;
    }
    /* Its place is there before it, so that the sheet does not move. */
    > [data-part='sent'] {
      display: block;
      min-height: 1lh;
      margin-top: -6px;
      color: var(--kit-success);
      text-align: center;
    }
    > [data-part='sent']:empty:has(+ [data-part='failed']:not(:empty)) {
      display: none;
    }
  }
`;
