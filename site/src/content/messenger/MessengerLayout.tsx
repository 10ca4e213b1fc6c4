import { styled } from 'styled-components';
import { messengerLayoutStyles } from './MessengerLayout.styles.ts';

/** The panes of the messenger: one at a time below 1023 px, then list and conversation, from 1368 px also the gifts. */
export const MessengerLayout = styled.div.withConfig({ componentId: 'site-messenger' })`
  ${messengerLayoutStyles}
`;
