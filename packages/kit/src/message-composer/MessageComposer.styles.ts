import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { centredGroup, cluster, container, fill, inlineRow, row, stack } from '../layout/layout.ts';
import { inset } from '../layout/surface.ts';
import { caption, truncated } from '../layout/text.ts';
import { pricePartsStyles } from '../price/PriceParts.styles.ts';
import { charactersLeftStyles } from '../form/CharactersLeft.styles.ts';

/** Styles of the attachments. */
const attachedStyles = css`
  > [data-part='attached'] {
    display: flex;
    gap: 10px;
    padding: 4px 2px;
    overflow-x: auto;
  }
  > [data-part='attached'] > li {
    ${row}
    ${inset}
    position: relative;
    flex: none;
    gap: 8px;
    min-height: 56px;
    padding-block: 0;
    padding-inline: 12px 4px;
    font-size: var(--kit-type-2);
    font-weight: var(--kit-weight-label);
  }
  > [data-part='attached'] > li > [data-part='art'] {
    display: contents;
  }
  > [data-part='attached'] > li > [data-part='art'] > svg {
    width: 34px;
    height: 34px;
  }
  > [data-part='attached'] > li[data-kind='image'] {
    padding-block: 0;
    padding-inline: 0 4px;
  }
  > [data-part='attached'] > li > img {
    width: 84px;
    height: 64px;
    border-radius: var(--kit-radius-2);
    object-fit: cover;
  }
`;

/** Styles of the text area: a hidden copy of the text in the same grid cell gives it its height. */
const fieldStyles = css`
  ${fill}
  position: relative;
  display: grid;
  align-self: center;
  max-height: 152px;
  overflow: hidden auto;
  scrollbar-width: thin;
  > [data-part='mirror'],
  > textarea {
    grid-area: 1 / 1;
    width: 100%;
    padding: 10px 4px;
    font-size: 1rem;
    line-height: 1.5rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > [data-part='mirror'] {
    visibility: hidden;
    min-height: 44px;
  }
  > textarea {
    overflow: hidden;
    border: 0;
    outline: 0;
    background: none;
    resize: none;
  }
  > textarea::placeholder {
    ${truncated}
    color: var(--kit-text-muted);
    opacity: 1;
  }
`;

/** Styles of the composer: the price above a rounded box with the controls. */
export const messageComposerStyles = css`
  ${container}
  ${stack}
  flex: none;
  gap: 10px;
  padding: ${byColumn(640, 6, 8)} ${byColumn(640, 12, 20)};
  padding-block-end: calc(${byColumn(640, 10, 18)} + env(safe-area-inset-bottom));
  > [data-part='terms'] {
    ${pricePartsStyles}
    ${caption}
    flex-wrap: wrap;
    gap: 0 6px;
    padding: 0 8px;
    line-height: 1.375rem;
  }
  > [data-part='terms'] > :is(b, [data-part='amount']),
  > [data-part='terms'] > [data-part='total'] > [data-part='amount'] {
    color: var(--kit-text);
    font-weight: var(--kit-weight-name);
  }
  > [data-part='terms'] > [data-part='total'] {
    ${inlineRow}
    gap: 5px;
    margin-inline-start: auto;
  }
  > [data-part='notice'] {
    ${inset}
    ${cluster}
    gap: 8px 12px;
    padding: 10px 14px;
    font-size: var(--kit-type-2);
  }
  > [data-part='notice'] > p {
    flex: 1;
    min-width: 180px;
  }
  &[data-state='needsCoins'] > [data-part='notice'] {
    background: var(--kit-coin-tint);
  }
  &[data-state='offline'] > [data-part='notice'] {
    background: var(--kit-warning-tint);
  }
  > [data-part='box'] {
    display: flex;
    align-items: flex-end;
    gap: 4px;
    padding: 4px;
    border-radius: var(--kit-radius-field);
    background: var(--kit-surface-2);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
    ${charactersLeftStyles}
  }
  > [data-part='box']:has(textarea:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--kit-focus);
  }
  > [data-part='box'] > [data-part='gift'] {
    color: var(--kit-accent);
  }
  > [data-part='box'] > [data-part='send'] {
    ${centredGroup}
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-accent);
    color: var(--kit-accent-text);
  }
  &[data-empty] > [data-part='box'] > [data-part='send'] {
    background: var(--kit-surface-3);
    color: var(--kit-text-muted);
    cursor: default;
  }
  > [data-part='box'] > [data-part='left'] {
    align-self: center;
  }
  ${attachedStyles}
  > [data-part='box'] > [data-part='field'] {
    ${fieldStyles}
  }
`;
