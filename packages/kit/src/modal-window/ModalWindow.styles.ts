import { css } from 'styled-components';
import { cluster, spread } from '../layout/layout.ts';
import { promptDialog } from '../layout/surface.ts';

/** Styles of ModalWindow. */
export const modalWindowStyles = css`
  ${promptDialog}
  width: min(560px, calc(100vw - 32px));
  padding: 22px 24px 24px;
  &[open] {
    display: grid;
    gap: 12px;
  }
  > header {
    ${spread}
    align-items: start;
    gap: 12px;
    margin-bottom: 4px;
  }
  > header > h2 {
    padding-top: 6px;
    font-size: 1.5rem;
    overflow-wrap: anywhere;
  }
  > header > button {
    margin-inline-end: -10px;
  }
  > [data-part='actions'] {
    ${cluster}
    gap: 12px;
    margin-top: 8px;
  }
`;
