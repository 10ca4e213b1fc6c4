import { css } from 'styled-components';
import { inlineRow } from '../layout/layout.ts';
import { mutedFigures, underlined } from '../layout/text.ts';

/** Styles of the chats before one: small lines with sums, and a link. */
export const earlierChatsStyles = css`
  ${mutedFigures}
  font-size: 0.9375rem;
  > :is(h2, h3) {
    font-family: inherit;
    font-size: 0.875rem;
    font-weight: 500;
    letter-spacing: 0;
  }
  > dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    padding-top: 8px;
  }
  > dl > div > dt > small {
    margin-inline-start: 10px;
    font-size: 0.875rem;
  }
  > a {
    ${inlineRow}
    ${underlined}
    min-height: 44px;
  }
`;
