import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useTelemetry } from '../telemetry/telemetry-stores.ts';
import { messages } from './Error.messages.ts';

const Frame = styled.div.withConfig({ componentId: 'site-error' })`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding: var(--kit-space-6) var(--kit-space-4);
`;

/** Whether the browser has no network; once it has one again, the page is read again. */
const useReadsAgainOnline = (read: () => Promise<void>): boolean => {
  const { browserOnline } = useTelemetry();
  const isOffline = useIsHydrated() && !browserOnline.isOnline;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void read();
    wasOffline.current = isOffline;
  }, [isOffline, read]);
  return isOffline;
};

/**
 * The page for a missing page or a failure; without a network it says that, and is read again by itself.
 * It never shows a stack.
 * @spec screen:not-found, error:http-not-ok, error:user-texts-not-shown
 * @assumed the texts: they say what the guest can do, and quote the request's id, by which its line in the log is found
 * @deviates screen:not-found 1 docs/decisions/0030
 * @awaits screen:not-found 2 content/global-search
 */
export const ErrorScreen = observer(() => {
  const error = useRouteError();
  const intl = useIntl();
  const { config } = useApp();
  const { revalidate } = useRevalidator();
  const isOffline = useReadsAgainOnline(revalidate);
  const response = isRouteErrorResponse(error) ? error : null;
  if (response?.status === 404) {
    return (
      <Frame>
        <StatePanel
          kind="notFound"
          level={1}
          title={intl.formatMessage(messages.notFoundTitle)}
          text={intl.formatMessage(messages.notFoundText)}
          step={{ label: intl.formatMessage(messages.notFoundAction), href: pathTo('home', config.language) }}
        />
      </Frame>
    );
  }
  if (isOffline) {
    return (
      <Frame data-offline="">
        <StatePanel kind="offline" level={1} step={{ onAct: () => void revalidate() }} />
      </Frame>
    );
  }
  const requestId = typeof response?.data === 'string' && response.data !== '' ? response.data : null;
  return (
    <Frame>
      <StatePanel
        kind="error"
        level={1}
        title={intl.formatMessage(messages.errorTitle)}
        text={intl.formatMessage(messages.errorText)}
        requestId={requestId ?? undefined}
        step={{ onAct: () => void revalidate() }}
      />
    </Frame>
  );
});
