import { css } from 'styled-components';
import { textAreaStyles } from '../form/text-area.styles.ts';
import { cluster } from '../layout/layout.ts';
import { fieldError } from '../layout/field.ts';
import { caption } from '../layout/text.ts';

/** Styles of VideoShareForm. */
export const videoShareFormStyles = css`
  > form {
    display: grid;
    gap: 16px;
  }
  > form > [data-part='message'] {
    ${textAreaStyles}
    display: grid;
    gap: 6px;
  }
  > form > [data-part='message'] > small {
    ${caption}
  }
  > [data-part='log-in'] {
    ${cluster}
    gap: 8px 14px;
    margin: 0;
  }
  > form > [data-part='outcome'] {
    margin: 0;
    line-height: var(--kit-line-height-long);
    overflow-wrap: anywhere;
  }
  > form > [data-part='outcome'][role='alert'] {
    ${fieldError}
  }
  > form > button {
    justify-self: start;
  }
`;
