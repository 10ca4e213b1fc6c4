import { css } from 'styled-components';

/** Styles of GiftArt. */
export const giftArtStyles = css`
  overflow: visible;
  filter: drop-shadow(var(--kit-shadow-art));
`;
