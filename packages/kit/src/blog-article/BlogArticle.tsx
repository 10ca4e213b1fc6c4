import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages as tileMessages } from '../blog-tile/BlogTile.messages.ts';
import { StoryFacts } from '../blog-tile/StoryFacts.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StatePanel } from '../state-panel/StatePanel.tsx';
import { messages } from './BlogArticle.messages.ts';
import { blogArticleStyles } from './BlogArticle.styles.ts';
import { storyWidths } from './story-widths.ts';

/** The head of a story. */
export interface BlogArticleContent {
  title: string;
  /** A sentence below the title. @default none */
  subtitle?: string | undefined;
  /** The word of its category, such as "Interview". */
  category: string;
  /** When it appeared, ISO 8601. */
  published: string;
  /** The reading time in minutes. @default none */
  minutes?: number | undefined;
  /** The large picture, as wide as the page; its files are 320, 640 and 720 px wide unless it names others. @default none */
  picture?: PictureContent | null | undefined;
  /** The first paragraph, a little larger. @default none */
  lead?: string | undefined;
}

/** Props of BlogArticle. */
export interface BlogArticleProps extends RootProps<'article'> {
  /** The head of the story; null while it is loading, or where there is none. */
  article: BlogArticleContent | null;
  /** Whether there is no such story. @default false */
  isMissing?: boolean | undefined;
  /** The URL of the magazine, to which a missing story leads. */
  magazineHref: string;
  /** The text, as elements: headings of rank 2 and below, which are questions in an interview, paragraphs, quotes, lists, tables, BlogFigure. */
  children?: ReactNode;
  /** The performers' cards, beside the text where there is room, below it elsewhere. @default none */
  aside?: ReactNode;
  /** Buttons below the text: like, share. @default none */
  actions?: ReactNode;
  /** The next and the previous story, and more to read, below all. @default none */
  after?: ReactNode;
}

const Root = styled.article.withConfig({ componentId: 'kit-blog-article' })`
  ${blogArticleStyles}
`;

function Head({ article }: { article: BlogArticleContent }) {
  const intl = useIntl();
  const { title, subtitle, category, published, minutes } = article;
  return (
    <header>
      <p data-part="facts">
        <StoryFacts category={category} published={published} />
        {minutes !== undefined && <>, {intl.formatMessage(tileMessages.minutes, { count: minutes })}</>}
      </p>
      <h1>{title}</h1>
      {subtitle !== undefined && <p data-part="subtitle">{subtitle}</p>}
    </header>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <>
      <header>
        <p className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        <Skeleton shape="heading" />
      </header>
      <div data-part="frame" aria-hidden />
      <div data-part="body">
        <div data-part="text">
          <Skeleton lines={7} />
        </div>
      </div>
    </>
  );
}

/**
 * A story to read: category, day, reading time, title, picture and text, its performers beside it, and what follows. A page that is
 * printed is the story alone, black on white.
 * @spec component:BlogArticle
 */
export function BlogArticle(props: BlogArticleProps) {
  const { article, isMissing = false, magazineHref, children, aside, actions, after, ...rest } = props;
  const intl = useIntl();
  if (isMissing) {
    return (
      <Root {...rest} data-state="missing">
        <StatePanel
          kind="notFound"
          level={1}
          title={intl.formatMessage(messages.missing)}
          text={intl.formatMessage(messages.missingText)}
          step={{ href: magazineHref, label: intl.formatMessage(messages.magazine) }}
        />
      </Root>
    );
  }
  if (article === null) {
    return (
      <Root {...rest} aria-busy data-state="loading">
        <Loading />
      </Root>
    );
  }
  const { picture, lead } = article;
  return (
    <Root {...rest} data-printed="">
      <Head article={article} />
      {picture != null && (
        <div data-part="frame" data-tint={picture.tint}>
          <PictureImage
            key={picture.src}
            picture={picture}
            widths={storyWidths}
            sizes="(min-width: 1432px) 1368px, 100vw"
            width={21}
            height={9}
            priority
            intl={intl}
          />
        </div>
      )}
      <div data-part="body">
        <div data-part="text">
          {lead !== undefined && <p data-part="lead">{lead}</p>}
          {children}
        </div>
        {actions !== undefined && (
          <div data-part="actions" data-slot="">
            {actions}
          </div>
        )}
        {aside !== undefined && (
          <div data-part="aside" data-slot="">
            {aside}
          </div>
        )}
      </div>
      {after !== undefined && (
        <div data-part="after" data-slot="">
          {after}
        </div>
      )}
    </Root>
  );
}
