import { css } from 'styled-components';
import { byColumn } from '../by-column.ts';
import { archCorners } from '../layout/corners.ts';
import { stack } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of a round picture of a person. */
export const avatarStyles = css`
  ${pictureStyles}
  border-radius: var(--kit-radius-round);
`;

/** Styles of a card with a portrait above centred text. */
export const portraitCardStyles = css`
  ${stack}
  ${card}
  align-items: center;
  padding: ${byColumn(362, 24, 32)} ${byColumn(362, 24, 28)} ${byColumn(362, 24, 30)};
  text-align: center;
  > [data-part='picture'] {
    ${pictureStyles}
    width: 136px;
    height: 168px;
    margin-bottom: 22px;
    ${archCorners('68px', 'arch-foot')}
  }
`;
