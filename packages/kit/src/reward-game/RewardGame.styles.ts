import { css } from 'styled-components';
import { cluster, container, row, spread, stack } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { caption, mutedFigures } from '../layout/text.ts';

const chancesStyles = css`
  margin-top: 28px;
  > h3 {
    font-size: 1rem;
  }
  > dl {
    margin: 8px 0 0;
  }
  > dl > div {
    ${spread}
    gap: 16px;
    min-height: 40px;
    border-bottom: 1px solid var(--kit-line);
    overflow-wrap: anywhere;
  }
  > dl > div > dd {
    ${mutedFigures}
    margin: 0;
  }
  > p {
    ${caption}
    margin-top: 8px;
  }
`;

/** Styles of RewardGame. */
export const rewardGameStyles = css`
  ${container}
  > [data-part='card'] {
    ${stack}
    ${card}
    gap: 6px;
    padding: 28px;
    overflow-wrap: anywhere;
  }
  > [data-part='card'] > p {
    color: var(--kit-text-muted);
  }
  > [data-part='card'] > [data-part='action'],
  > [data-part='card'] > :is(button, a) {
    margin-top: 18px;
  }
  > [data-part='card'] > [data-part='attempts'] {
    ${cluster}
    ${caption}
    gap: 6px 12px;
    margin-bottom: 18px;
  }
  > [data-part='card'] > [data-part='attempts'] > [data-part='dots'] {
    ${row}
    gap: 6px;
  }
  > [data-part='card'] > [data-part='attempts'] > [data-part='dots'] > i {
    width: 10px;
    height: 10px;
    border-radius: var(--kit-radius-round);
    box-shadow: inset 0 0 0 1.5px var(--kit-line-strong);
  }
  > [data-part='card'] > [data-part='attempts'] > [data-part='dots'] > [data-left] {
    background: var(--kit-accent);
    box-shadow: none;
  }
  > [data-part='reward'] {
    margin-top: 18px;
  }
  > [data-part='reward']:empty {
    display: none;
  }
  > [data-part='chances'] {
    ${chancesStyles}
  }
`;
