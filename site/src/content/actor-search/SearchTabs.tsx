import { Tabs, type TabLink } from '@lounge/kit/tabs';
import { pathTo } from '@lounge/locale';
import { defaultCategoryId, newCategoryId } from '@lounge/protocol/content/actor-search';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Pages.messages.ts';
import { useActorSearches, useCategories } from './search-stores.ts';

/** How many categories have a tab; all of them have a page. */
const shownCategories = 4;

/** The lists of performers as tabs, with how many are in each. */
export const SearchTabs = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { pathname } = useLocation();
  const categories = useCategories();
  const { amount } = useActorSearches();
  const list = categories.value ?? [];
  const countOf = (isMeant: (category: (typeof list)[number]) => boolean) => list.find(isMeant)?.modelCount;
  const tab = (href: string, label: string, count?: number): TabLink => ({
    href,
    label,
    count,
    current: pathname === href,
  });
  const own = list.filter(({ id, slug }) => id !== defaultCategoryId && id !== newCategoryId && slug !== 'free-chat');
  const tabs = [
    tab(
      pathTo('cams', language),
      intl.formatMessage(messages.tabAll),
      // The number that pushes keep, where a page has read it.
      amount.value?.amount ?? countOf(({ id }) => id === defaultCategoryId),
    ),
    tab(
      pathTo('performers.new', language),
      intl.formatMessage(messages.tabNew),
      countOf(({ id }) => id === newCategoryId),
    ),
    tab(
      pathTo('performers.free-chat', language),
      intl.formatMessage(messages.freeTitle),
      countOf(({ slug }) => slug === 'free-chat'),
    ),
    tab(pathTo('cams.next-door', language), intl.formatMessage(messages.nearTitle)),
    ...own
      .slice(0, shownCategories)
      .map(({ slug, label, modelCount }) =>
        tab(pathTo('category.details', language, { categorySlug: slug }), label, modelCount),
      ),
    tab(pathTo('category.overview', language), intl.formatMessage(messages.tabAllCategories)),
  ];
  return <Tabs label={intl.formatMessage(messages.tabs)} tabs={tabs} />;
});
