import { BlogTiles } from '@lounge/kit/blog-tile';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { ArchiveConnected } from './ArchiveConnected.tsx';
import { archivePath, issuePeriod, keyOfPeriod, periodIn } from './blog-address.ts';
import { messages } from './Blog.messages.ts';
import { useBlogArchives } from './blog-stores.ts';
import { BlogPostTile } from './BlogPostTile.tsx';
import { ChipRow } from './ChipRow.tsx';
import { endsOf, monthText, periodText } from './period-text.ts';

/** The articles of a year or a month, with the ways to the other ones. @spec screen:blog.archive */
export const ArchiveScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const params = useParams();
  const period = periodIn(params['year'], params['month']);
  const archives = useBlogArchives().open(keyOfPeriod(period));
  const ofYear = archives.years.find(({ year }) => year === period.year);
  const words = periodText(intl, period);
  const months = ofYear?.months.map(({ month, total }) => ({
    href: archivePath(language, period.year, month),
    text: monthText(intl, period.year, month, false),
    total,
    isCurrent: month === period.month,
  }));
  const whole = {
    href: archivePath(language, period.year),
    text: intl.formatMessage(messages.wholeYear),
    total: ofYear?.total,
    isCurrent: period.month === undefined,
  };
  return (
    <ListPage
      title={intl.formatMessage(messages.archiveTitle, { period: words })}
      tabs={months && <ChipRow label={intl.formatMessage(messages.months)} chips={[whole, ...months]} />}
    >
      <ArchiveConnected archives={archives} period={words} hasPages />
    </ListPage>
  );
});

/** An issue: the articles of its three months. @spec feature:magazine.browse */
export const IssueScreen = observer(() => {
  const intl = useIntl();
  const period = issuePeriod(useParams()['event']);
  const { list } = useBlogArchives().open(keyOfPeriod(period));
  return (
    <ListPage
      title={intl.formatMessage(messages.issueTitle, endsOf(intl, period))}
      note={list.state === 'ready' && intl.formatMessage(messages.total, { count: list.total })}
    >
      <ListFrame
        list={list}
        isWaiting
        notLoaded={intl.formatMessage(messages.notLoaded)}
        pending={<BlogTiles list="archive" isPending />}
        empty={<ErrorPanel kind="empty" title={intl.formatMessage(messages.empty)} />}
      >
        <BlogTiles list="archive" aria-label={intl.formatMessage(messages.stories)}>
          {list.items.map((post) => (
            <BlogPostTile key={post.id} post={post} level={2} />
          ))}
        </BlogTiles>
      </ListFrame>
    </ListPage>
  );
});
