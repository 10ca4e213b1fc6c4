import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/StoresContext.js';
import { messages } from './Page.messages.js';
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
  const { browserOnline, connection } = useApp().stores;
  const isLost = connection.state === 'waiting';
  return _jsxs(Notice, {
    role: 'status',
    children: [
      !browserOnline.isOnline && _jsx(FormattedMessage, { ...messages.offline }),
      browserOnline.isOnline && isLost && _jsx(FormattedMessage, { ...messages.reconnecting }),
    ],
  });
});
//# sourceMappingURL=OfflineNotice.js.map
