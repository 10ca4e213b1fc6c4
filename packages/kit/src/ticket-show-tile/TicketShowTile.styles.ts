import { css } from 'styled-components';
import { row } from '../layout/layout.ts';
import { presenceDotStyles } from '../online-indicator/PresenceDot.styles.ts';
import { tileStyles } from '../tile/Tile.styles.ts';

/** Styles of TicketShowTile. */
export const ticketShowTileStyles = css`
  ${tileStyles}
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
  }
  &:is([data-state='over'], [data-state='cancelled']) > [data-part='frame'] > img,
  &:is([data-state='over'], [data-state='cancelled']) > [data-part='frame'] > picture > img {
    opacity: 0.55;
  }
  > [data-part='caption'] > [data-part='facts'] {
    ${row}
    gap: 8px;
  }
  > [data-part='caption'] > [data-part='facts'] > [data-part='fact'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-part='caption'] > [data-part='facts'] > [data-presence] {
    ${presenceDotStyles}
  }
`;
