import { loggedOutParameter } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { toastStyles } from '../page/toast.styles.ts';
import { useLogOutNote } from './log-out-note.ts';
import { loggedOutTexts } from './LogOut.messages.ts';

const Toast = styled.div.withConfig({ componentId: 'site-log-out-notice' })`
  ${toastStyles}
  /* The guest's own pages say it in their middle. */
  :root:has(main [data-logged-out]) & {
    display: none;
  }
  /* Without script it stays. */
  @media (scripting: enabled) {
    animation: site-log-out-leaves 300ms 8s forwards;
  }
  @keyframes site-log-out-leaves {
    to {
      opacity: 0;
      visibility: hidden;
    }
  }
`;

/** Says on the page that follows that the guest has just logged out, for some seconds. Without script the address tells it. */
export const LogOutNotice = () => {
  const intl = useIntl();
  const { guestId } = useApp().config;
  const [parameters] = useSearchParams();
  const noted = useLogOutNote();
  const loggedOut = parameters.get(loggedOutParameter);
  const kind = noted ?? (loggedOut === 'here' || loggedOut === 'everywhere' ? loggedOut : null);
  return <Toast role="status">{guestId === null && kind !== null && intl.formatMessage(loggedOutTexts[kind])}</Toast>;
};
