import { styled } from 'styled-components';
import { profilePageStyles } from './ProfilePage.styles.ts';

/** The frame of a performer's pages below the header: chat buttons, tabs, main and side column. */
export const ProfilePage = styled.div.withConfig({ componentId: 'site-performer' })`
  ${profilePageStyles}
`;
