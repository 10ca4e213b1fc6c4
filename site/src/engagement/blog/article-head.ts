import type { Hreflang, Language } from '@lounge/locale';
import type { BlogArticleData } from '@lounge/stores/engagement/blog';
import { articlePath } from './blog-address.ts';

/** The texts and addresses of an article in the head of its page. */
export interface ArticleHead {
  readonly title: string;
  readonly description: string;
  /** Its own address in each language. */
  readonly addresses: Readonly<Record<Hreflang, string>>;
}

/** The head of an article that its page has read. */
export const articleHead = ({ post, slugs }: Pick<BlogArticleData, 'post' | 'slugs'>): ArticleHead => {
  const addressIn = (language: Language): string => {
    const slug = slugs.find((each) => each.language === language)?.value ?? post.slug;
    return articlePath({ ...post, slug }, language);
  };
  return {
    title: post.title,
    description: post.excerpt,
    addresses: {
      de: addressIn('de'),
      en: addressIn('en'),
      nl: addressIn('nl'),
      es: addressIn('es'),
      'x-default': addressIn('en'),
    },
  };
};
