import type { App } from '../../shared/app-context.ts';
import type { PageParams } from '../../shared/head.ts';
import { pageRoute, type PageAddress } from '../../shared/page-route.ts';
import { messages as cams } from './Cams.messages.ts';
import { CamsScreen } from './CamsScreen.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import { CategoryScreen } from './CategoryScreen.tsx';
import { FreeChatScreen } from './FreeChatScreen.tsx';
import { NewPerformersScreen } from './NewPerformersScreen.tsx';
import { NextDoorScreen } from './NextDoorScreen.tsx';
import { messages } from './Pages.messages.ts';
import { isOfEverybody, queryOf, zipOfAddress } from './search-address.ts';
import { actorSearchesOf, categoriesOf, type SearchKind } from './search-stores.ts';

const loadCategories = async ({ stores }: Pick<App, 'stores'>): Promise<void> => {
  const categories = categoriesOf(stores);
  if (categories.state !== 'ready') await categories.load();
};

const loadSearch = async (app: App, kind: SearchKind, { search }: PageAddress, more: object = {}): Promise<void> => {
  const { searches, zip } = actorSearchesOf(app.stores);
  const query = { ...queryOf(search), ...more };
  await Promise.all([searches[kind].open(query), loadCategories(app)]);
  if (query.zip !== null) zip.forget();
};

/** Everybody who is live. @spec screen:cams */
const camsRoute = pageRoute('cams', {
  screen: CamsScreen,
  isList: true,
  head: cams,
  load: async (app, address) => {
    const { amount, soon } = actorSearchesOf(app.stores);
    const showsSoon = isOfEverybody(queryOf(address.search));
    await Promise.all([
      loadSearch(app, 'cams', address),
      // Pushes keep the number up to date.
      amount.state === 'ready' ? null : amount.load(),
      soon.state === 'ready' || !showsSoon ? null : soon.load(),
    ]);
  },
});

/** Who is new. @spec screen:performers.new */
const newPerformersRoute = pageRoute('performers.new', {
  screen: NewPerformersScreen,
  isList: true,
  head: { title: messages.newTitle, description: messages.newDescription },
  load: (app, address) => loadSearch(app, 'fresh', address),
});

/** Who offers a free chat. @spec screen:performers.free-chat */
const freeChatRoute = pageRoute('performers.free-chat', {
  screen: FreeChatScreen,
  isList: true,
  head: { title: messages.freeTitle, description: messages.freeDescription },
  load: (app, address) => loadSearch(app, 'free', address),
});

/** Who lives near by. A guest's stored postal code counts where the address has none. @spec screen:cams.next-door */
const nextDoorRoute = pageRoute('cams.next-door', {
  screen: NextDoorScreen,
  isList: true,
  head: { title: messages.nearTitle, description: messages.nearDescription },
  load: async (app, address) => {
    const { place, searches } = actorSearchesOf(app.stores);
    const { guest, guestId } = app.stores;
    // The frame reads the guest at the same time, and both share one answer.
    if (guestId !== null && guest.data.value === null) await guest.load();
    const known =
      queryOf(address.search).zip ?? (searches.near.position === null ? zipOfAddress(place.storedZip) : null);
    await loadSearch(app, 'near', address, { zip: known });
  },
});

/** All categories. @spec screen:category.overview */
const categoriesRoute = pageRoute('category.overview', {
  screen: CategoriesScreen,
  isList: true,
  head: { title: messages.categoriesTitle, description: messages.categoriesDescription },
  load: async ({ stores }) => {
    await categoriesOf(stores).load();
  },
});

/** The name of a category in addresses, which is in lower case. */
const slugOf = ({ categorySlug = '' }: PageParams): string => categorySlug.toLowerCase();

/** One category with its performers. @spec screen:category.details */
const categoryRoute = pageRoute('category.details', {
  screen: CategoryScreen,
  isList: true,
  ownParams: (_app, params) => ({ categorySlug: slugOf(params) }),
  head: ({ stores, config }, { categorySlug }, intl) => {
    const category = categoriesOf(stores).value?.find(({ slug }) => slug === categorySlug);
    const text = category?.texts.find(({ language }) => language === config.language)?.value;
    return { title: category?.label ?? '', description: text ?? intl.formatMessage(messages.categoriesDescription) };
  },
  load: async (app, address) => {
    const { searches } = actorSearchesOf(app.stores);
    await loadSearch(app, 'category', address, { category: slugOf(address.params) });
    const { failure, state } = searches.category.list;
    return state === 'failed' && failure?.code === 'unknown' ? { ok: false as const, failure } : undefined;
  },
});

/** The pages of lists of performers by route key. */
export const routes = {
  cams: camsRoute,
  'cams.next-door': nextDoorRoute,
  'performers.new': newPerformersRoute,
  'performers.free-chat': freeChatRoute,
  'category.overview': categoriesRoute,
  'category.details': categoryRoute,
};
