import { styled } from 'styled-components';
import type { BadgeContent } from '../badge/choose-badges.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PerformerTile, type PerformerTileProps } from '../performer-tile/PerformerTile.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './VideoStarTile.messages.ts';
import { videoStarTileStyles } from './VideoStarTile.styles.ts';

/** Props of VideoStarTile. */
export interface VideoStarTileProps
  extends
    RootProps<'div'>,
    Pick<PerformerTileProps, 'name' | 'href' | 'picture' | 'presence' | 'age' | 'lock' | 'lazy'> {
  /** The languages that the performer speaks. */
  languages?: string | undefined;
  /** The number of videos. */
  videos: number;
  /** The number of new videos, as a badge. @default 0 */
  newVideos?: number | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-video-star-tile' })`
  ${videoStarTileStyles}
`;

const badgesOf = (count: number): readonly BadgeContent[] => (count > 0 ? [{ kind: 'new', count }] : []);

/** A performer with the number of her videos; new ones are a badge. @spec component:VideoStarTile */
export function VideoStarTile(props: VideoStarTileProps) {
  const { name, href, picture, presence, age, lock, lazy, languages, videos, newVideos = 0, ...rest } = props;
  const intl = useIntl();
  return (
    <Root {...rest}>
      <PerformerTile
        name={name}
        href={href}
        picture={picture}
        presence={presence}
        age={age}
        place={languages}
        lock={lock}
        badges={badgesOf(newVideos)}
        lazy={lazy}
      />
      <div data-part="videos">{intl.formatMessage(messages.videos, { count: videos })}</div>
    </Root>
  );
}
