import { css } from 'styled-components';

/** Styles of GiftArt. */
export const giftArtStyles = css`
  overflow: visible;
  filter: drop-shadow(0 3px 4px rgb(8 2 8 / 0.42));
`;
