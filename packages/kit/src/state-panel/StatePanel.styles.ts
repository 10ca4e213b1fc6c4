import { css } from 'styled-components';
import { underlined } from '../layout/text.ts';
import { portraitCardStyles } from '../tile/Portrait.styles.ts';

/** Styles of StatePanel. */
export const statePanelStyles = css`
  ${portraitCardStyles}
  color: var(--kit-text);
  overflow-wrap: anywhere;
  > [data-part='picture'] > [data-part='failed'] {
    display: none;
  }
  > :is(h1, h2, h3) {
    font-size: 1.625rem;
  }
  > p {
    max-width: 290px;
    margin: 10px 0 22px;
    color: var(--kit-text-muted);
  }
  > p:last-child {
    margin-bottom: 0;
  }
  > [data-part='step'] {
    margin-top: auto;
  }
  > [data-part='second'] {
    margin-top: 12px;
    padding: 6px;
    font-size: 0.9375rem;
  }
  > :is(a, button)[data-part='second'] {
    ${underlined}
  }
  > span[data-part='second'],
  > [data-part='request'] {
    color: var(--kit-text-muted);
  }
  > [data-part='request'] {
    margin-top: 16px;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;
