import { BlogTiles } from '@lounge/kit/blog-tile';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { listIn } from './blog-lists.ts';
import { messages } from './Blog.messages.ts';
import { leadOf, listKeyOf, useBlogLists, useBlogStart } from './blog-stores.ts';
import { blogStartStyles } from './Blog.styles.ts';
import { BlogPostTile, FeaturedPostTile } from './BlogPostTile.tsx';
import { ListChips } from './ChipRow.tsx';

const Parts = styled.div.withConfig({ componentId: 'site-blog-category' })`
  ${blogStartStyles}
`;

/** The articles of a category, nine of a page; what stands out is above them, and not among them. @spec screen:blog.category */
export const CategoryScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const name = listIn(useParams()['category']) ?? 'latest';
  const lead = leadOf(useBlogStart().overview.value, name);
  const list = useBlogLists().open(listKeyOf(name, lead));
  // Another article stands out than when the page was opened: its list is another one.
  useRead(list, list.state === 'idle');
  const total = list.total + (lead === null ? 0 : 1);
  return (
    <ListPage
      title={intl.formatMessage(messages[name])}
      note={list.state === 'ready' && intl.formatMessage(messages.total, { count: total })}
      tabs={<ListChips current={name} />}
    >
      <Parts>
        {lead && <FeaturedPostTile post={lead} />}
        <div>
          <ListFrame
            list={list}
            isWaiting
            notLoaded={intl.formatMessage(messages.notLoaded)}
            pending={<BlogTiles list="archive" isPending />}
            empty={
              lead === null && (
                <ErrorPanel
                  kind="empty"
                  title={intl.formatMessage(messages.empty)}
                  text={intl.formatMessage(messages.emptyText)}
                  step={{ href: pathTo('blog.overview', language), label: intl.formatMessage(messages.toMagazine) }}
                />
              )
            }
          >
            <BlogTiles list="archive" aria-label={intl.formatMessage(messages.stories)}>
              {list.items.map((post) => (
                <BlogPostTile key={post.id} post={post} level={2} />
              ))}
            </BlogTiles>
          </ListFrame>
        </div>
      </Parts>
    </ListPage>
  );
});
