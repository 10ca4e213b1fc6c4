import { styled } from 'styled-components';
import { AvatarImage } from '../avatar-image/AvatarImage.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileTitle } from '../tile/tile-parts.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { messages } from './BlogTile.messages.ts';
import { blogTileStyles } from './BlogTile.styles.ts';
import { StoryFacts } from './StoryFacts.tsx';

/** A performer that a story is about. */
export interface BlogTilePerformer {
  name: string;
  /** The performer's picture. @default the first letter of the name */
  avatar?: PictureContent | null | undefined;
}

/** Props of BlogTile. */
export interface BlogTileProps extends RootProps<'article', 'title'> {
  /** The title, which is the link. */
  title: string;
  /** The URL of the story. */
  href?: string | undefined;
  /** The word of its category, such as "Interview". */
  category: string;
  /** When it appeared, ISO 8601. */
  published: string;
  /** The current time, ISO 8601; a day of its year is without the year. @default each day has its year */
  now?: string | undefined;
  /** The picture, 16:10; null for a story of words only. */
  picture: PictureContent | null;
  /** A sentence about it. @default none */
  excerpt?: string | undefined;
  /** Whether it is the large story of the overview, with subtitle, performers and reading time. @default false */
  featured?: boolean | undefined;
  /** The subtitle, in place of the excerpt of a featured story. @default none */
  subtitle?: string | undefined;
  /** The performers that a featured story is about. @default none */
  performers?: readonly BlogTilePerformer[] | undefined;
  /** The reading time of a featured story in minutes. @default none */
  minutes?: number | undefined;
  /** Rank of the title among the headings of the page. @default 3 */
  level?: HeadingLevel | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it is featured */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-blog-tile' })`
  ${blogTileStyles}
`;

const noPerformers: readonly BlogTilePerformer[] = [];
const rowSizes = '(min-width: 768px) 30vw, 100vw';
const featuredSizes = '(min-width: 992px) 55vw, 100vw';

/** Whom a story is about, and how long it takes to read. */
function Reading({ performers = noPerformers, minutes }: Pick<BlogTileProps, 'performers' | 'minutes'>) {
  const intl = useIntl();
  const [first] = performers;
  if (first === undefined && minutes === undefined) return null;
  const names = intl.formatList(performers.map(({ name }) => name));
  return (
    <div data-part="reading">
      {first && <AvatarImage name={first.name} picture={first.avatar} />}
      <p>
        {first && <b>{intl.formatMessage(messages.with, { names })}</b>}
        {minutes !== undefined && <span>{intl.formatMessage(messages.minutes, { count: minutes })}</span>}
      </p>
    </div>
  );
}

/** A story of the magazine as a link: picture, category, day, title, excerpt; a featured one is large. @spec component:BlogTile */
export function BlogTile(props: BlogTileProps) {
  const {
    title,
    href,
    category,
    published,
    now,
    picture,
    excerpt,
    featured = false,
    subtitle,
    performers,
    minutes,
    level,
    lazy = !featured,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const sentence = featured ? (subtitle ?? excerpt) : excerpt;
  return (
    <Root {...rest} data-featured={featured || undefined} data-kind={picture === null ? 'words' : 'picture'}>
      {picture !== null && (
        <TileFrame
          slots={undefined}
          intl={intl}
          picture={picture}
          sizes={featured ? featuredSizes : rowSizes}
          ratio={[16, 10]}
          priority={featured && !lazy}
          lazy={lazy}
        />
      )}
      <div data-part="caption">
        <p data-part="facts">
          <StoryFacts category={category} published={published} now={now} isShort={!featured} />
        </p>
        <h3 aria-level={level} data-part="name">
          <TileTitle href={href} title={title} Link={Link} />
        </h3>
        {sentence !== undefined && <p data-part="excerpt">{sentence}</p>}
        {featured && <Reading performers={performers} minutes={minutes} />}
      </div>
    </Root>
  );
}
