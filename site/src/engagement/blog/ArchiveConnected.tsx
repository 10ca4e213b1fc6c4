import { BlogArchive } from '@lounge/kit/blog-archive';
import { blogPages } from '@lounge/protocol/engagement/blog';
import type { BlogArchives } from '@lounge/stores/engagement/blog';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { archivePath, articlePath } from './blog-address.ts';
import { messages } from './Blog.messages.ts';

/** Props of ArchiveConnected. */
export interface ArchiveProps {
  archives: BlogArchives;
  /** The words of what is shown, where it is not a whole year. */
  period?: string | undefined;
  /** Whether years lead to their pages; else they change what is shown here. */
  hasPages?: boolean;
}

/** The articles of a year or a month as rows, page by page. @spec state:blog-archives, feature:blog.archive */
export const ArchiveConnected = observer(({ archives, period, hasPages = false }: ArchiveProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { list, years } = archives;
  const year = archives.period.year ?? list.value?.year ?? years[0]?.year ?? null;
  if (year === null) return null;
  const hasFailed = list.state === 'failed';
  const entries = list.items.map((post) => ({
    id: post.id,
    title: post.title,
    href: articlePath(post, language),
    category: intl.formatMessage(messages[post.category]),
    published: post.date,
  }));
  return (
    <BlogArchive
      years={years.map((each) => each.year)}
      year={year}
      yearHref={hasPages ? (each) => archivePath(language, each) : undefined}
      period={period}
      entries={list.value === null ? null : entries}
      total={list.total}
      page={Math.ceil(entries.length / blogPages.archiveSize)}
      hasMonths={hasPages}
      level={hasPages ? 2 : 3}
      isLoadingMore={list.isLoadingMore}
      failed={hasFailed || list.hasMoreFailed}
      onYear={(choice) => void archives.show({ ...archives.period, ...choice })}
      onMore={() => void list.loadMore()}
    />
  );
});
