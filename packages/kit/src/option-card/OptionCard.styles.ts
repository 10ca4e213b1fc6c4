import { css } from 'styled-components';
import { centredStack, fill, full, overlay, row } from '../layout/layout.ts';

/** Styles of OptionCard. */
export const optionCardStyles = css`
  ${row}
  position: relative;
  gap: 14px;
  min-height: 66px;
  padding: 10px 20px;
  border-radius: var(--kit-radius-2);
  box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  font-size: 1.0625rem;
  cursor: pointer;
  > input {
    appearance: none;
    flex: none;
    width: 22px;
    height: 22px;
    border: 2px solid var(--kit-line-strong);
    border-radius: var(--kit-shape-circle);
    background: none;
  }
  > input:checked {
    border: 7px solid var(--kit-accent);
  }
  > input:focus-visible {
    outline: none;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--kit-focus);
    outline-offset: 3px;
  }
  &:has(input:checked) {
    background: color-mix(in srgb, var(--kit-accent) 12%, var(--kit-surface-1));
    box-shadow: inset 0 0 0 2px var(--kit-accent);
  }
  > [data-part='what'] {
    ${fill}
  }
  > [data-part='what'] > .kit-coin {
    display: inline-block;
    vertical-align: -0.15em;
  }
  > [data-part='end'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[data-form='tile'] {
    flex-direction: column;
    justify-content: center;
    gap: 6px;
    padding: 12px 8px;
    font-size: 0.9375rem;
    font-weight: 600;
    text-align: center;
    > input {
      ${overlay}
      ${full}
      opacity: 0;
      cursor: pointer;
    }
    > [data-part='what'] {
      ${centredStack}
      gap: 6px;
    }
  }
`;
