import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { shuffle } from '../icons/paths/shuffle.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileTitle } from '../tile/tile-parts.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { messages } from './MagazineTile.messages.ts';
import { magazineTileStyles } from './MagazineTile.styles.ts';

/** A magazine. */
export interface MagazineContent {
  /** Its title, which is the link. */
  title: string;
  /** The URL of its pages. @default none */
  href?: string | undefined;
  /** Its cover, 3:4. */
  picture: PictureContent;
  /** Its months or season, such as "No. 14, Autumn", on the cover. */
  issue: string;
  /** The number of its stories. */
  stories: number;
}

/** Props of MagazineTile. */
export interface MagazineTileProps extends RootProps<'article'> {
  /** The magazine; null while the first one is loading. */
  magazine: MagazineContent | null;
  /** Rank of the title among the headings of the page. @default 3 */
  level?: HeadingLevel | undefined;
  /** Called for another one at random; the button is there with a handler only. */
  onAnother?: (() => void) | undefined;
  /** Whether another one is loading; this one stays until it is there. @default false */
  isPending?: boolean | undefined;
  /** Whether another one did not load. @default false */
  failed?: boolean | undefined;
  /** Whether the cover is loaded lazily, when it comes near the viewport. @default true */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-magazine-tile' })`
  ${magazineTileStyles}
`;

function Magazine({
  magazine,
  level,
  lazy,
}: Pick<MagazineTileProps, 'level' | 'lazy'> & { magazine: MagazineContent }) {
  const intl = useIntl();
  const { Link } = useKit();
  const { title, href, picture, issue, stories } = magazine;
  return (
    <div data-part="magazine">
      <TileFrame slots={undefined} intl={intl} picture={picture} sizes="300px" ratio={[3, 4]} lazy={lazy}>
        <p data-part="cover">
          <Wordmark sign={false} decorative height={30} />
          <span>{issue}</span>
        </p>
      </TileFrame>
      <div data-part="caption">
        <h3 aria-level={level} data-part="name">
          <TileTitle href={href} title={title} Link={Link} />
        </h3>
        <p data-part="facts">{intl.formatMessage(messages.stories, { count: stories })}</p>
      </div>
    </div>
  );
}

/** A magazine by its cover, title, issue and stories; a random one has a button for another. @spec component:MagazineTile */
export function MagazineTile(props: MagazineTileProps) {
  const { magazine, level, onAnother, isPending = false, failed = false, lazy, ...rest } = props;
  const intl = useIntl();
  return (
    <Root {...rest} aria-busy={magazine === null || isPending || undefined}>
      {magazine === null ? (
        <>
          <p className="kit-visually-hidden" role="status">
            {intl.formatMessage(messages.loading)}
          </p>
          <div data-part="skeleton" aria-hidden>
            <div data-part="frame" />
            <div data-skeleton="line" />
            <div data-skeleton="small" />
          </div>
        </>
      ) : (
        <Magazine magazine={magazine} level={level} lazy={lazy} />
      )}
      {magazine !== null && onAnother !== undefined && (
        <Button variant="outline" wide icon={shuffle} isPending={isPending} onClick={onAnother}>
          {intl.formatMessage(messages.another)}
        </Button>
      )}
      {failed && !isPending && (
        <p data-part="problem" role="alert">
          {intl.formatMessage(messages.failed)}
        </p>
      )}
    </Root>
  );
}
