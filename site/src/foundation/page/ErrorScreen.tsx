import { StatePanel } from '@lounge/kit/state-panel';
import { pathTo } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { messages } from './Page.messages.ts';

const Frame = styled.div.withConfig({ componentId: 'site-error' })`
  display: grid;
  place-items: center;
  min-height: 60vh;
  padding: var(--kit-space-6) var(--kit-space-4);
`;

/**
 * The page for a missing page or a failure; it never shows a stack.
 * @spec screen:not-found, error:http-not-ok
 * @deviates screen:not-found 1 docs/decisions/0030
 * @awaits screen:not-found 2 content/global-search
 */
export const ErrorScreen = () => {
  const error = useRouteError();
  const intl = useIntl();
  const { config } = useApp();
  const { revalidate } = useRevalidator();
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
};
