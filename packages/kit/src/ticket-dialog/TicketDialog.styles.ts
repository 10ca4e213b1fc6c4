import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { fill, row, spread } from '../layout/layout.ts';
import { dialog } from '../layout/surface.ts';
import { caption } from '../layout/text.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';

/** Styles of TicketDialog. */
export const ticketDialogStyles = css`
  ${dialog}
  width: min(520px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  overflow: auto;
  box-shadow: var(--kit-shadow-2);
  &::backdrop {
    background: rgb(var(--kit-scrim) / 0.78);
    backdrop-filter: blur(14px);
  }
  > header {
    ${row}
    gap: 16px;
    padding: 20px;
    padding-inline-end: 16px;
    background: var(--kit-surface-2);
  }
  > header > [data-part='portrait'] {
    ${pictureStyles}
    flex: none;
    width: 64px;
    height: 80px;
    ${archCorners('32px', 'arch-foot')}
  }
  > header > div:nth-child(2) {
    ${fill}
  }
  > header > div > h2 {
    font-size: clamp(1.3125rem, 4vw, 1.5rem);
    overflow-wrap: anywhere;
  }
  > header > div > p {
    ${caption}
    margin-top: 6px;
  }
  > header > button {
    align-self: flex-start;
  }
  > [data-part='body'] {
    padding: 20px 28px 28px;
  }
  > [data-part='body'] > [data-part='line'] {
    ${spread}
    gap: 16px;
    padding: 12px 0;
    font-size: 1rem;
  }
  > [data-part='body'] > [data-part='line'] > span > small {
    ${caption}
    display: block;
    margin-top: 1px;
  }
  > [data-part='body'] > [data-part='line'] > span:last-child {
    ${pricePartsStyles}
    font-weight: var(--kit-weight-price);
  }
  > [data-part='body'] > [data-part='line'] > span > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > [data-part='body'] > [data-line='discount'] > span:last-child {
    color: var(--kit-success);
  }
  > [data-part='body'] > [data-line='together'] {
    margin-top: 8px;
    padding-top: 18px;
    border-top: 1px solid var(--kit-line);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='body'] > [data-line='together'] > span:last-child {
    font-size: 1.25rem;
  }
  > [data-part='body'] > [data-line='balance'] {
    padding: 4px 0 22px;
    color: var(--kit-text-muted);
  }
  > [data-part='body'] > [data-line='balance'] > span:last-child {
    color: var(--kit-text);
  }
  > [data-part='body'] > form {
    margin: 8px 0 6px;
  }
  > [data-part='body'] > form > label {
    ${caption}
  }
  > [data-part='body'] > form > [data-part='field'] {
    ${row}
    height: 52px;
    margin: 8px 0 10px;
    padding-inline-end: 8px;
    border: 1.5px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-pill);
  }
  > [data-part='body'] > form > [data-part='field']:has(:focus-visible) {
    outline: 3px solid var(--kit-focus);
  }
  > [data-part='body'] > form > [data-part='field'] > input {
    ${fill}
    height: 100%;
    padding: 0 20px;
    border: 0;
    outline: none;
    background: none;
    font: 560 1rem/1 var(--kit-font-text);
    letter-spacing: 0.04em;
  }
  > [data-part='body'] > form > [data-part='answer'] {
    ${row}
    gap: 8px;
    color: var(--kit-success);
    font-size: 0.875rem;
  }
  > [data-part='body'] > form > [data-part='answer'][data-bad] {
    color: var(--kit-danger);
  }
  > [data-part='body'] > [data-part='problem'] {
    margin: 0 0 14px;
    color: var(--kit-danger);
    line-height: 1.45;
  }
  > [data-part='body'] > [data-part='actions'] {
    display: grid;
    gap: 10px;
  }
  > [data-part='body'] > [data-part='note'] {
    ${caption}
    margin-top: 14px;
    line-height: 1.45;
  }
  > [data-part='body'] > h3 {
    font: var(--kit-display-weight) 1.375rem/1.2 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  > [data-part='body'] > [data-part='done'] {
    ${row}
    gap: 12px;
    margin-bottom: 20px;
    font-size: 1.125rem;
    font-weight: var(--kit-weight-name);
  }
  > [data-part='body'] > [data-part='done'] > svg {
    color: var(--kit-success);
  }
  > [data-part='body'] > [data-part='text'] {
    margin: 8px 0 24px;
    line-height: 1.55;
    white-space: pre-line;
  }
  @media (max-width: 767.98px) {
    width: 100%;
    max-width: 100%;
    margin: auto 0 0;
    border-radius: var(--kit-radius-3) var(--kit-radius-3) 0 0;
    > header {
      padding: 16px;
      padding-inline-end: 8px;
    }
    > header > [data-part='portrait'] {
      width: 52px;
      height: 64px;
    }
    > [data-part='body'] {
      padding: 14px 20px 24px;
    }
  }
`;
