import { BlogTile, type BlogTileProps } from '@lounge/kit/blog-tile';
import type { BlogPostData } from '@lounge/stores/engagement/blog';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useNow } from '../../foundation/page/use-now.ts';
import { useApp } from '../../shared/app-context.ts';
import { articlePath } from './blog-address.ts';
import { messages } from './Blog.messages.ts';
import { useBlogActors } from './blog-stores.ts';
import { storyPicture } from './story-picture.ts';

/** Props of BlogPostTile. */
export interface BlogPostTileProps extends Pick<BlogTileProps, 'level' | 'lazy'> {
  post: BlogPostData;
}

/** An article as a tile. @spec entity:blogPost */
export const BlogPostTile = observer(({ post, ...rest }: BlogPostTileProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <BlogTile
      data-article={post.id}
      title={post.title}
      href={articlePath(post, language)}
      category={intl.formatMessage(messages[post.category])}
      published={post.date}
      now={new Date(useNow()).toISOString()}
      picture={storyPicture(post.picture)}
      excerpt={post.excerpt}
      {...rest}
    />
  );
});

/** The article that stands out, large, with its performers and the time that it takes. */
export const FeaturedPostTile = observer(({ post }: { post: BlogPostData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const actors = useBlogActors().open(post.actorIds.join(',')).value?.actors ?? [];
  return (
    <BlogTile
      featured
      data-article={post.id}
      level={2}
      title={post.title}
      href={articlePath(post, language)}
      category={intl.formatMessage(messages[post.category])}
      published={post.date}
      now={new Date(useNow()).toISOString()}
      picture={storyPicture(post.picture)}
      subtitle={post.subtitle}
      performers={actors.map(({ name, portrait }) => ({ name, avatar: pictureContent(portrait) }))}
      minutes={post.readingMinutes}
    />
  );
});
