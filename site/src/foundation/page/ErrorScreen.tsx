import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useOwnNotice } from '../../shared/use-own-notice.ts';
import { messages } from './Error.messages.ts';
import { useReadsAgainOnline } from './use-reads-again-online.ts';

const Frame = styled.div.withConfig({ componentId: 'site-error' })`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding: var(--kit-space-6) var(--kit-space-4);
`;

/**
 * The page for a missing page or a failure; without a network it says that, and is read again by itself.
 * It never shows a stack.
 * @spec screen:not-found, error:http-not-ok, error:user-texts-not-shown
 * @assumed the texts: they say what the guest can do, and quote the request's id, by which its line in the log is found
 * @deviates screen:not-found 1 docs/decisions/0030
 */
export const ErrorScreen = observer(() => {
  const error = useRouteError();
  const intl = useIntl();
  const { config } = useApp();
  const { revalidate } = useRevalidator();
  const isOffline = useReadsAgainOnline(revalidate);
  const response = isRouteErrorResponse(error) ? error : null;
  const isMissing = response?.status === 404;
  useOwnNotice('offline', isOffline && !isMissing);
  const missingTitle = intl.formatMessage(messages.notFoundTitle);
  useEffect(() => {
    // The server has written it for a first page.
    if (isMissing) document.title = `${missingTitle} · ${config.marks.productName}`;
  }, [isMissing, missingTitle, config]);
  if (isMissing) {
    return (
      <Frame>
        <StatePanel
          kind="notFound"
          level={1}
          title={missingTitle}
          text={intl.formatMessage(messages.notFoundText)}
          step={{ label: intl.formatMessage(messages.notFoundAction), href: pathTo('home', config.language) }}
          second={{
            label: intl.formatMessage(messages.notFoundSearch),
            href: pathTo('search.all', config.language, {}),
          }}
        />
      </Frame>
    );
  }
  if (isOffline) {
    return (
      <Frame>
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
