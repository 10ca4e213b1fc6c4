import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Page.messages.ts';

const Notice = styled.div.withConfig({ componentId: 'site-offline-notice' })`
  position: fixed;
  left: 50%;
  bottom: var(--kit-space-5);
  transform: translateX(-50%);
  z-index: var(--kit-z-toast);
  max-width: calc(100vw - 32px);
  padding: 12px 20px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-1);
  font-size: 15px;
  &:empty {
    display: none;
  }
`;

/** Says that there is no network, and keeps what is there. @spec screen:overlay.offline */
export const OfflineNotice = observer(() => {
  const { browserOnline, connection } = useTelemetry();
  const intl = useIntl();
  return (
    <Notice role="status">
      {!browserOnline.isOnline && intl.formatMessage(messages.offline)}
      {browserOnline.isOnline && connection.isLost && intl.formatMessage(messages.reconnecting)}
    </Notice>
  );
});
