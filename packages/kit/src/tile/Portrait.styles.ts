import { css } from 'styled-components';
import { stack } from '../layout/layout.ts';
import { card } from '../layout/surface.ts';
import { pictureStyles } from '../picture/Picture.styles.ts';

/** Styles of a round picture of a person, too small to say that it failed. */
export const avatarStyles = css`
  ${pictureStyles}
  border-radius: 50%;
  [data-brand='brasa'] & {
    border-radius: var(--kit-radius-2);
  }
  > [data-part='failed'] {
    display: none;
  }
`;

/** Styles of a card with a portrait above centred text. */
export const portraitCardStyles = css`
  ${stack}
  ${card}
  align-items: center;
  padding: 32px 28px 30px;
  text-align: center;
  > [data-part='picture'] {
    ${pictureStyles}
    width: 136px;
    height: 168px;
    margin-bottom: 22px;
    border-radius: 68px 68px var(--kit-radius-1) var(--kit-radius-1);
  }
  [data-brand='brasa'] & > [data-part='picture'] {
    border-radius: var(--kit-radius-2);
  }
`;
