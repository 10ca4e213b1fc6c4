import { styled } from 'styled-components';
import type { BadgeContent } from '../badge/choose-badges.ts';
import type { WithSlots } from '../headless/part.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileCaption } from '../tile/TileCaption.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { messages } from './TvSeriesTile.messages.ts';
import { tvSeriesTileStyles } from './TvSeriesTile.styles.ts';

/** Props of TvSeriesTile. @assumed its numbers of episodes: the documents list no fields of a series */
export interface TvSeriesTileProps extends RootProps<'article', 'title'>, WithSlots<'frame' | 'caption' | 'name'> {
  /** The title of the series, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The still, 16:9. */
  picture: PictureContent;
  /** The number of episodes. */
  episodes: number;
  /** How many of them are new. @default 0 */
  newEpisodes?: number | undefined;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-tv-series-tile' })`
  ${tvSeriesTileStyles}
`;

const noBadges: readonly BadgeContent[] = [];
const newBadge: readonly BadgeContent[] = [{ kind: 'new' }];

/** A series of TV: still, title, how many episodes it has and how many are new. @spec component:TvSeriesTile */
export function TvSeriesTile(props: TvSeriesTileProps) {
  const { title, href, picture, episodes, newEpisodes = 0, priority, lazy, slots, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest}>
      <TileFrame
        slots={slots}
        picture={picture}
        sizes="(min-width: 1200px) 326px, (min-width: 768px) 33vw, 272px"
        ratio={[16, 9]}
        priority={priority}
        lazy={lazy}
        badges={newEpisodes > 0 ? newBadge : noBadges}
        intl={intl}
      />
      <TileCaption slots={slots} href={href} title={title} Link={Link}>
        <div data-part="facts">
          {newEpisodes > 0
            ? intl.formatMessage(messages.episodesAndNew, { count: episodes, newCount: newEpisodes })
            : intl.formatMessage(messages.episodes, { count: episodes })}
        </div>
      </TileCaption>
    </Root>
  );
}
