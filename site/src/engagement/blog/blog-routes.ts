import type { App } from '../../shared/app-context.ts';
import { pageRoute } from '../../shared/page-route.ts';
import { blogSlugOf } from '@lounge/protocol/engagement/blog';
import { ArchiveScreen, IssueScreen } from './ArchiveScreen.tsx';
import { issuePeriod, keyOfPeriod, periodIn } from './blog-address.ts';
import { listIn, type BlogListName } from './blog-lists.ts';
import { messages } from './Blog.messages.ts';
import {
  blogActorsOf,
  blogArchivesOf,
  blogListsOf,
  blogStartOf,
  issuesOf,
  leadOf,
  listKeyOf,
  otherIssueOf,
} from './blog-stores.ts';
import { BlogScreen } from './BlogScreen.tsx';
import { CategoryScreen } from './CategoryScreen.tsx';
import { IssuesScreen } from './IssuesScreen.tsx';
import { endsOf, periodText } from './period-text.ts';

/** Reads the start of the magazine with the performers of what stands out. */
const loadStart = async ({ stores }: App): Promise<void> => {
  const { overview } = blogStartOf(stores);
  if (overview.state !== 'ready') await overview.load();
  const ids = overview.value?.featured?.actorIds ?? [];
  if (ids.length > 0) await blogActorsOf(stores).open(ids.join(',')).load();
};

const loadOtherIssue = async ({ stores }: App): Promise<void> => {
  const other = otherIssueOf(stores);
  if (other.state !== 'ready') await other.load();
};

const overviewRoute = pageRoute('blog.overview', {
  screen: BlogScreen,
  head: messages,
  isList: true,
  load: async (app) => {
    await Promise.all([loadStart(app), loadOtherIssue(app)]);
  },
});

/** The list that an address names. Throws a 404 response for one that nobody knows. */
const knownList = (category: string | undefined): BlogListName => {
  const list = listIn(category);
  if (list === undefined) throw new Response(null, { status: 404 });
  return list;
};

const categoryRoute = pageRoute('blog.category', {
  screen: CategoryScreen,
  isList: true,
  head: (_app, { category }, intl) => {
    const list = intl.formatMessage(messages[knownList(category)]);
    return {
      title: `${list}: ${intl.formatMessage(messages.title)}`,
      description: intl.formatMessage(messages.listDescription, { list }),
    };
  },
  ownParams: (_app, { category }) => ({ category: blogSlugOf(knownList(category)) }),
  load: async (app, { params }) => {
    const name = knownList(params['category']);
    await loadStart(app);
    const lead = leadOf(blogStartOf(app.stores).overview.value, name);
    const list = blogListsOf(app.stores).open(listKeyOf(name, lead));
    if (list.state !== 'ready') await list.load();
  },
});

/** @assumed Search engines list no year and no month without articles: anybody can write one into an address. */
const archiveRoute = pageRoute('blog.archive', {
  screen: ArchiveScreen,
  isList: true,
  head: ({ stores }, { year, month }, intl) => {
    const period = periodIn(year, month);
    const words = periodText(intl, period);
    return {
      title: intl.formatMessage(messages.archiveTitle, { period: words }),
      description: intl.formatMessage(messages.archiveDescription, { period: words }),
      isIndexed: blogArchivesOf(stores).open(keyOfPeriod(period)).list.total > 0,
    };
  },
  ownParams: (_app, params) => {
    const { year, month } = periodIn(params['year'], params['month']);
    return { year: String(year), month: month === undefined ? undefined : String(month) };
  },
  load: async ({ stores }, { params }) => {
    const { list } = blogArchivesOf(stores).open(keyOfPeriod(periodIn(params['year'], params['month'])));
    if (list.state !== 'ready') await list.load();
  },
});

const issuesRoute = pageRoute('magazine.overview', {
  screen: IssuesScreen,
  isList: true,
  head: { title: messages.issuesTitle, description: messages.issuesDescription },
  load: async (app) => {
    const issues = issuesOf(app.stores);
    await Promise.all([issues.state === 'ready' ? null : issues.load(), loadOtherIssue(app)]);
  },
});

/** @assumed The page of an issue is that of the magazine's events, whose path has the issue's id; those of campaigns have their own. */
const issueRoute = pageRoute('magazine.event', {
  screen: IssueScreen,
  isList: true,
  head: ({ stores }, { event }, intl) => {
    const period = issuePeriod(event);
    const ends = endsOf(intl, period);
    return {
      title: intl.formatMessage(messages.issueTitle, ends),
      description: intl.formatMessage(messages.archiveDescription, { period: `${ends.from} – ${ends.until}` }),
      isIndexed: blogArchivesOf(stores).open(keyOfPeriod(period)).list.total > 0,
    };
  },
  load: async ({ stores }, { params }) => {
    const { list } = blogArchivesOf(stores).open(keyOfPeriod(issuePeriod(params['event'])));
    if (list.state !== 'ready') await list.load();
  },
});

/**
 * The lists of the magazine by route key.
 * @spec entity:enum.magazinePage
 * @awaits entity:enum.magazinePage engagement/contests
 */
export const routes = {
  'blog.overview': overviewRoute,
  'blog.category': categoryRoute,
  'blog.archive': archiveRoute,
  'magazine.overview': issuesRoute,
  'magazine.event': issueRoute,
};
