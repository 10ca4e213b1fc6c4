import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Page.messages.ts';

const Notice = styled.div.withConfig({ componentId: 'site-offline-notice' })`
  position: fixed;
  inset-inline: 16px;
  /* At the top of a phone, as its lower edge has the tabs and the field for messages. */
  top: 72px;
  width: fit-content;
  margin-inline: auto;
  z-index: var(--kit-z-toast);
  padding: 12px 20px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-1);
  font-size: 15px;
  @media (min-width: 768px) {
    top: auto;
    bottom: var(--kit-space-5);
  }
  /* The field for messages says the same itself. */
  &:empty,
  :root:has(form[data-state='offline'] > [data-part='notice']) & {
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
