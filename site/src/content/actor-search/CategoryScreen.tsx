import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from './Pages.messages.ts';
import { ResultsConnected } from './ResultsConnected.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useCategories } from './search-stores.ts';
import { useSearchPage } from './use-search-page.ts';

/** One category with its performers. @spec screen:category.details, feature:performers.categories */
export const CategoryScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { categorySlug } = useParams();
  const categories = useCategories();
  const page = useSearchPage('category');
  const found = page.search.list.value?.activeCategory ?? null;
  const category =
    found?.slug === categorySlug ? found : (categories.value?.find(({ slug }) => slug === categorySlug) ?? null);
  return (
    <SearchPage
      page={page}
      title={category?.label ?? ''}
      note={category === null ? undefined : intl.formatMessage(messages.found, { count: category.modelCount })}
      lead={category?.texts.find((text) => text.language === language)?.value}
    >
      <ResultsConnected
        page={page}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.nobodyThere)}
            step={{
              label: intl.formatMessage(messages.tabAllCategories),
              href: pathTo('category.overview', language),
            }}
          />
        }
      />
    </SearchPage>
  );
});
