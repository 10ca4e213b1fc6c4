import { css } from 'styled-components';
import { stack } from './layout/layout.ts';

/** Styles of the empty and error states of a list, which are centred in its space. */
export const fallbackStyles = css`
  > [data-part='fallback'] {
    ${stack}
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    padding: 32px 28px;
    color: var(--kit-text-muted);
    text-align: center;
  }
  > [data-part='fallback'] > h2 {
    color: var(--kit-text);
  }
`;
