import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Notice.messages.ts';
import { toastStyles } from './toast.styles.ts';

const Notice = styled.div.withConfig({ componentId: 'site-offline-notice' })`
  ${toastStyles}
`;

/** Says that there is no network, and keeps what is there. @spec screen:overlay.offline */
export const OfflineNotice = observer(() => {
  const { browserOnline, connection } = useTelemetry();
  const intl = useIntl();
  // The field for messages, and a page that did not load, say the same themselves.
  const isSaid = useApp().ownNotices.has('offline');
  const isShown = useIsHydrated() && !isSaid;
  return (
    <Notice role="status">
      {isShown && !browserOnline.isOnline && intl.formatMessage(messages.offline)}
      {isShown && browserOnline.isOnline && connection.isLost && intl.formatMessage(messages.reconnecting)}
    </Notice>
  );
});
