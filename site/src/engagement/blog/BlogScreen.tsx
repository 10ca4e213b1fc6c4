import { BlogTiles } from '@lounge/kit/blog-tile';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { ArchiveConnected } from './ArchiveConnected.tsx';
import { archivePath } from './blog-address.ts';
import { messages } from './Blog.messages.ts';
import { useBlogStart, useOtherIssue } from './blog-stores.ts';
import { blogStartStyles } from './Blog.styles.ts';
import { BlogPostTile, FeaturedPostTile } from './BlogPostTile.tsx';
import { ListChips } from './ChipRow.tsx';
import { OtherIssueConnected } from './IssueTile.tsx';

const Parts = styled.div.withConfig({ componentId: 'site-blog' })`
  ${blogStartStyles}
`;

const Latest = observer(() => {
  const intl = useIntl();
  const { latest } = useBlogStart();
  return (
    <section aria-labelledby="latest-heading">
      <SectionHeading headingId="latest-heading" title={intl.formatMessage(messages.latest)} />
      <ListFrame list={latest} isWaiting level={3}>
        <BlogTiles aria-labelledby="latest-heading">
          {latest.items.map((post) => (
            <BlogPostTile key={post.id} post={post} />
          ))}
        </BlogTiles>
      </ListFrame>
    </section>
  );
});

const Older = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { archives } = useBlogStart();
  const newest = archives.years[0]?.year;
  if (newest === undefined) return null;
  return (
    <section aria-labelledby="older-heading">
      <SectionHeading
        headingId="older-heading"
        title={intl.formatMessage(messages.older)}
        more={{ href: archivePath(language, newest), label: intl.formatMessage(messages.archive) }}
      />
      <ArchiveConnected archives={archives} />
    </section>
  );
});

const Shelf = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  if (useOtherIssue().value === null) return null;
  return (
    <section aria-labelledby="shelf-heading">
      <SectionHeading
        headingId="shelf-heading"
        title={intl.formatMessage(messages.shelf)}
        more={{ href: pathTo('magazine.overview', language), label: intl.formatMessage(messages.issues) }}
      />
      <OtherIssueConnected />
    </section>
  );
});

/** The start of the magazine: what stands out, the latest, the archive of the newest year, and an issue. @spec screen:blog.overview, feature:blog.read */
export const BlogScreen = observer(() => {
  const intl = useIntl();
  const { overview } = useBlogStart();
  const { total = 0, featured = null } = overview.value ?? {};
  return (
    <ListPage
      title={intl.formatMessage(messages.title)}
      note={total > 0 && intl.formatMessage(messages.total, { count: total })}
      tabs={<ListChips />}
    >
      <ListFrame
        list={overview}
        count={total}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void overview.load()}
        pending={<BlogTiles isPending />}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
          />
        }
      >
        <Parts>
          {featured && <FeaturedPostTile post={featured} />}
          <Latest />
          <div data-part="foot">
            <Older />
            <Shelf />
          </div>
        </Parts>
      </ListFrame>
    </ListPage>
  );
});
