import { css } from 'styled-components';
import { stack } from '../layout/layout.styles.ts';
import { card } from '../layout/surface.styles.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of StatePanel. */
export const statePanelStyles = css`
  ${stack}
  ${card}
  align-items: center;
  padding: 32px 28px 30px;
  color: var(--kit-text);
  text-align: center;
  > [data-part='picture'] {
    ${pictureStyles}
    width: 136px;
    height: 168px;
    margin-bottom: 22px;
    border-radius: 68px 68px var(--kit-radius-1) var(--kit-radius-1);
  }
  [data-brand='brasa'] & > [data-part='picture'] {
    border-radius: var(--kit-radius-2);
  }
  > [data-part='picture'] > [data-part='failed'] {
    display: none;
  }
  > :is(h1, h2, h3) {
    font-size: 26px;
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
    font-size: 15px;
  }
  > :is(a, button)[data-part='second'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > span[data-part='second'],
  > [data-part='request'] {
    color: var(--kit-text-muted);
  }
  > [data-part='request'] {
    margin-top: 16px;
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  @media (max-width: 767.98px) {
    padding: 24px;
  }
`;
