import { css } from 'styled-components';

/** Styles of a row of posts: it scrolls where it is narrow, and has all of its posts side by side where it is wide. */
export const feedRowStyles = css`
  container: feed-row / inline-size;
  [data-count] > ul {
    gap: 12px;
  }
  [data-count] > ul > li {
    width: 170px;
  }
  @container feed-row (min-width: 736px) {
    [data-count='4'] > ul {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 18px;
      width: auto;
    }
    [data-count='4'] > ul > li {
      width: auto;
    }
  }
  @container feed-row (min-width: 1024px) {
    [data-count='6'] > ul {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: 18px;
      width: auto;
    }
    [data-count='6'] > ul > li {
      width: auto;
    }
  }
`;
