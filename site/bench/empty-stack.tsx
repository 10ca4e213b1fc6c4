import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIntl, createIntlCache, FormattedMessage, RawIntlProvider } from 'react-intl';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { styled, StyleSheetManager } from 'styled-components';

const Box = styled.div.withConfig({ componentId: 'box' })`
  color: inherit;
`;

const counter = makeAutoObservable({ count: 1 });

const Page = observer(() => (
  <Box>
    <FormattedMessage
      id="site.bench.count"
      defaultMessage="{count, plural, one {one} other {#}}"
      values={{ count: counter.count }}
    />
  </Box>
));

/** One plural text, in parsed form. */
const count = [
  {
    type: 6,
    value: 'count',
    options: { one: { value: [{ type: 0, value: 'one' }] }, other: { value: [{ type: 7 }] } },
    offset: 0,
    pluralType: 'cardinal' as const,
  },
];

const intl = createIntl({ locale: 'en', messages: { 'site.bench.count': count } }, createIntlCache());
const root = document.getElementById('root');
if (root !== null)
  hydrateRoot(
    root,
    <StrictMode>
      <RawIntlProvider value={intl}>
        <StyleSheetManager>
          <RouterProvider router={createBrowserRouter([{ path: '/', element: <Page /> }])} />
        </StyleSheetManager>
      </RawIntlProvider>
    </StrictMode>,
  );
