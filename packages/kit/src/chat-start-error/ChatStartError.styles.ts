import { css } from 'styled-components';

/** Styles of ChatStartError: the panel is as high as those beside it. */
export const chatStartErrorStyles = css`
  display: grid;
  height: 100%;
  > [data-kind] > p {
    text-wrap: balance;
  }
  > [data-part='earlier'] {
    width: min(420px, 100%);
    margin: 0 auto;
  }
`;
