import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Notice.messages.ts';
import { toastStyles } from './toast.styles.ts';

const Notice = styled.div.withConfig({ componentId: 'site-offline-notice' })`
  ${toastStyles}
  /* The field for messages, and a page that did not load, say the same themselves. */
  :root:has(form[data-state='offline'] > [data-part='notice'], main [data-offline]) & {
    display: none;
  }
`;

/** Says that there is no network, and keeps what is there. @spec screen:overlay.offline */
export const OfflineNotice = observer(() => {
  const { browserOnline, connection } = useTelemetry();
  const intl = useIntl();
  const isHydrated = useIsHydrated();
  return (
    <Notice role="status">
      {isHydrated && !browserOnline.isOnline && intl.formatMessage(messages.offline)}
      {isHydrated && browserOnline.isOnline && connection.isLost && intl.formatMessage(messages.reconnecting)}
    </Notice>
  );
});
