import { css } from 'styled-components';
import { archCorners } from '../layout/corners.ts';
import { center, inlineRow } from '../layout/layout.ts';

/** Styles of what stands over the media of a post: the gate, and short marks in the corner. */
export const feedMediaStyles = css`
  > [data-part='gate'] {
    display: grid;
    place-content: center;
    place-items: center;
    gap: 6px;
    min-width: 0;
    padding: 20px;
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
    text-align: center;
  }
  > [data-part='gate'] > [data-part='sign'] {
    ${center}
    width: 48px;
    height: 58px;
    margin-bottom: 8px;
    ${archCorners('24px', 'arch-foot')}
    background: color-mix(in srgb, var(--kit-on-picture-text) 14%, transparent);
  }
  > [data-part='gate'] > p {
    max-width: 340px;
    margin: 0;
    color: var(--kit-on-picture-text-muted);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  > [data-part='gate'] > [data-part='title'] {
    color: var(--kit-on-picture-text);
    font: var(--kit-display-weight) 1.5rem/1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
    text-wrap: balance;
  }
  > [data-part='gate'] > :is(a, button) {
    margin-top: 12px;
  }
  > [data-part='gate'] > :is(a, button)[data-variant='outline'] {
    box-shadow: inset 0 0 0 1.5px var(--kit-on-picture-text-muted);
    color: var(--kit-on-picture-text);
    --kit-coin-mark: var(--kit-on-picture-coin);
  }
  > [data-part='gate'] > :is(a, button)[data-variant='outline']:hover {
    background: color-mix(in srgb, var(--kit-on-picture-text) 14%, transparent);
  }
  > [data-part='gate'] > button > span > .kit-coin {
    color: var(--kit-coin-mark);
  }
  > [data-part='gate'] > [role='alert']:empty {
    display: none;
  }
  > [data-part='gate'] > [role='alert'] > p {
    max-width: 340px;
    margin: 6px 0 0;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  > [data-part='mark'] {
    ${inlineRow}
    gap: 5px;
    min-height: 24px;
    margin: 12px;
    padding: 0 9px;
    border-radius: var(--kit-radius-1);
    background: rgb(var(--kit-scrim) / max(0.78, var(--kit-min-alpha, 0)));
    color: var(--kit-on-picture-text);
    font-size: var(--kit-type-1);
    font-weight: 640;
    place-self: start;
    pointer-events: none;
  }
`;
