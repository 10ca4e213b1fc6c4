import { loggedOutParameter } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { toastStyles } from '../page/toast.styles.ts';
import { useLogOutNote } from './log-out-note.ts';
import { loggedOutTexts } from './LogOut.messages.ts';

const Toast = styled.div.withConfig({ componentId: 'site-log-out-notice' })`
  ${toastStyles}
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
export const LogOutNotice = observer(() => {
  const intl = useIntl();
  const { config, ownNotices } = useApp();
  const [parameters] = useSearchParams();
  const noted = useLogOutNote();
  const loggedOut = parameters.get(loggedOutParameter);
  const kind = noted ?? (loggedOut === 'here' || loggedOut === 'everywhere' ? loggedOut : null);
  // The guest's own pages say it in their middle.
  const isShown = config.guestId === null && !ownNotices.has('loggedOut');
  return <Toast role="status">{isShown && kind !== null && intl.formatMessage(loggedOutTexts[kind])}</Toast>;
});
