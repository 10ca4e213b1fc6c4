import { Button } from '@lounge/kit/button';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyOrServerRendered } from '../../shared/lazy-or-server-rendered.ts';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { LocationConnected } from './LocationConnected.tsx';
import { messages } from './Pages.messages.ts';
import { ResultsConnected } from './ResultsConnected.tsx';
import { searchOf } from './search-address.ts';
import { SearchPage } from './SearchPage.tsx';
import { useSearchPage } from './use-search-page.ts';

/** The outlines are large, and nobody needs them before there is a place. */
const LazyMap = lazyOrServerRendered(async () => ({ default: (await import('./MapConnected.tsx')).MapConnected }));

const Place = styled.form.withConfig({ componentId: 'site-next-door' })`
  margin-top: 20px;
  > noscript > button {
    margin-top: 12px;
  }
`;

/** The map stays beside the list while that scrolls, where there is room. */
const Aside = styled.div.withConfig({ componentId: 'site-next-door-map' })`
  > div {
    height: 300px;
    border-radius: var(--kit-radius-3);
    background: var(--kit-surface-2);
  }
  > div > figure {
    height: 100%;
    margin: 0;
  }
  > p {
    margin-top: 10px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
  }
  @media (min-width: 1023px) {
    position: sticky;
    top: 92px;
    > div {
      height: min(620px, calc(100vh - 160px));
    }
  }
  /* Without script nothing measures it, and it is drawn for this height. */
  @media (scripting: none) {
    > div {
      height: 300px;
    }
  }
`;

/** Who lives near a postal code or the device: a map and a list with the same performers. @spec screen:cams.next-door, feature:performers.next-door */
export const NextDoorScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const page = useSearchPage('near');
  const { search } = page;
  const hasPlace = (search.list.value?.mapState ?? null) !== null;
  const aside = (
    <Aside>
      <div>
        <Suspense fallback={null}>
          <LazyMap search={search} />
        </Suspense>
      </div>
      <p>{intl.formatMessage(messages.areaOnly)}</p>
    </Aside>
  );
  return (
    <SearchPage
      page={page}
      hasPlace
      title={intl.formatMessage(messages.nearTitle)}
      note={intl.formatMessage(messages.nearest)}
      before={
        <Place noValidate action={pathTo('cams.next-door', language)} onSubmit={(event) => event.preventDefault()}>
          <LocationConnected page={page} />
          <noscript>
            {[...new URLSearchParams(searchOf({ ...page.query, zip: null, page: 1 }))].map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{intl.formatMessage(messages.searchHere)}</Button>
          </noscript>
        </Place>
      }
      {...(hasPlace ? { aside } : {})}
    >
      <ResultsConnected
        page={page}
        hasMap={hasPlace}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.whereAreYou)}
            text={intl.formatMessage(messages.whereAreYouText)}
          />
        }
      />
    </SearchPage>
  );
});
