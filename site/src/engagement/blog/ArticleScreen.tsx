import { BlogArticle } from '@lounge/kit/blog-article';
import { BlogTiles } from '@lounge/kit/blog-tile';
import { useKit } from '@lounge/kit/kit-provider';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import type { BlogArticleData } from '@lounge/stores/engagement/blog';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { htmlContent } from '../../foundation/page/html-content.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { useApp } from '../../shared/app-context.ts';
import { ArticlePerformers } from './ArticlePerformers.tsx';
import { articleIdIn, articlePath } from './blog-address.ts';
import { messages } from './Blog.messages.ts';
import { useBlogActors, useBlogArticles, useFurtherArticles } from './blog-stores.ts';
import { articlePageStyles, neighboursStyles } from './Blog.styles.ts';
import { BlogPostTile } from './BlogPostTile.tsx';
import { leadIn } from './lead-in.ts';
import { storyPicture } from './story-picture.ts';
import { StoryFigure } from './StoryFigure.tsx';

const Page = styled.div.withConfig({ componentId: 'site-article' })`
  ${articlePageStyles}
`;

const NeighboursRoot = styled.nav.withConfig({ componentId: 'site-article-neighbours' })`
  ${neighboursStyles}
`;

/** The ways to the articles before and after it in its category. */
const Neighbours = ({ previous, next }: Pick<BlogArticleData, 'previous' | 'next'>) => {
  const intl = useIntl();
  const { Link } = useKit();
  const { language } = useApp().config;
  if (previous === null && next === null) return null;
  return (
    <NeighboursRoot aria-label={intl.formatMessage(messages.neighbours)}>
      {previous && (
        <Link href={articlePath(previous, language)} rel="prev">
          <small>{intl.formatMessage(messages.previous)}</small>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={articlePath(next, language)} rel="next">
          <small>{intl.formatMessage(messages.next)}</small>
          {next.title}
        </Link>
      )}
    </NeighboursRoot>
  );
};

const Further = observer(({ id }: { id: number }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const list = useFurtherArticles().open(id);
  const { state, value, failure, items } = list;
  if (state === 'ready' && items.length === 0) return null;
  return (
    <section aria-labelledby="more-heading">
      <SectionHeading
        headingId="more-heading"
        title={intl.formatMessage(messages.more)}
        more={{ href: pathTo('blog.overview', language), label: intl.formatMessage(messages.title) }}
      />
      <ListFrame
        list={{ state, value, failure }}
        count={items.length}
        level={3}
        onReload={() => void list.load()}
        pending={<BlogTiles isPending />}
      >
        <BlogTiles aria-labelledby="more-heading">
          {items.map((post) => (
            <BlogPostTile key={post.id} post={post} />
          ))}
        </BlogTiles>
      </ListFrame>
    </section>
  );
});

/** An article with its text, its performers as they are now, and what to read next. @spec screen:blog.article, feature:blog.read */
export const ArticleScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const article = useBlogArticles().open(articleIdIn(useParams()['article'])).value;
  const text = useMemo(() => leadIn(htmlContent(article?.html ?? '', StoryFigure).content), [article]);
  const actors = useBlogActors();
  if (article === null) return null;
  const { post, portrait, previous, next } = article;
  const models = actors.open(post.actorIds.join(',')).value?.actors ?? [];
  return (
    <Page>
      <BlogArticle
        key={post.id}
        lang={language}
        article={{
          title: post.title,
          subtitle: post.subtitle,
          category: intl.formatMessage(messages[post.category]),
          published: post.date,
          minutes: post.readingMinutes,
          picture: storyPicture(post.picture),
          lead: text.lead,
        }}
        magazineHref={pathTo('blog.overview', language)}
        aside={models.length > 0 ? <ArticlePerformers models={models} portrait={portrait} /> : undefined}
        after={
          <>
            <Neighbours previous={previous} next={next} />
            <Further id={post.id} />
          </>
        }
      >
        {text.rest}
      </BlogArticle>
    </Page>
  );
});
