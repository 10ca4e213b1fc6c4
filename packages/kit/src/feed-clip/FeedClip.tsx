import { formatDuration } from '@lounge/locale';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { FeedGate, type FeedGateContent } from './FeedGate.tsx';
import { messages } from './FeedClip.messages.ts';
import { feedClipStyles } from './FeedClip.styles.ts';

/** Props of FeedClip. */
export interface FeedClipProps extends RootProps<'div', 'title'> {
  /** The clip's name, such as the title of its post, for its play button. */
  title: string;
  /** The picture before the first frame; of a locked clip one that the server blurred. */
  poster: PictureContent;
  /** Its length in seconds. */
  length: number;
  /** Its width divided by its height, which keeps its place before anything has loaded. @default 16 / 9 */
  ratio?: number | undefined;
  /** Its lock; null where it is open. @default null */
  gate?: FeedGateContent | null | undefined;
  /** Whether the guest bought it. @default false */
  bought?: boolean | undefined;
  /** Whether the poster loads when it comes near the view. @default true */
  lazy?: boolean | undefined;
  /** Whether the player takes the place of the poster. @default false */
  isPlaying?: boolean | undefined;
  /** The player, which starts muted. */
  player?: ReactNode;
  /** Called when the guest plays it. */
  onPlay: () => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-feed-clip' })`
  ${feedClipStyles}
`;

/** The clip of a post: its poster, the player in the same place, or what locks it. @spec component:FeedClip */
export function FeedClip(props: FeedClipProps) {
  const { title, poster, length, ratio = 16 / 9, gate = null, bought = false, ...others } = props;
  const { isPlaying = false, player, lazy = true, onPlay, ...rest } = others;
  const intl = useIntl();
  const plays = gate === null && isPlaying;
  return (
    <Root {...rest} data-locked={gate !== null || undefined} data-playing={plays || undefined}>
      {/* Keeps the place by its own ratio: a style attribute is not allowed. */}
      <svg data-part="space" viewBox={`0 0 ${Math.max(0.2, ratio)} 1`} aria-hidden />
      <div data-part="frame" data-tint={poster.tint}>
        <PictureImage
          picture={{ ...poster, alt: '' }}
          width={16}
          height={9}
          sizes="(min-width: 768px) 680px, 100vw"
          lazy={lazy}
          intl={intl}
        />
      </div>
      {gate !== null && <FeedGate gate={gate} kind="clip" amount={length} />}
      {plays && (
        <div data-part="player" data-slot="">
          {player}
        </div>
      )}
      {gate === null && !isPlaying && (
        <>
          <button
            type="button"
            data-part="play"
            aria-label={intl.formatMessage(messages.play, { title, length: formatDuration(length) })}
            onClick={onPlay}
          >
            <span>
              <Icon path={playFill} size={26} />
            </span>
          </button>
          <span data-part="length" aria-hidden>
            {formatDuration(length)}
          </span>
          {bought && (
            <span data-part="mark">
              <Icon path={check} size={14} />
              {intl.formatMessage(messages.yours)}
            </span>
          )}
        </>
      )}
    </Root>
  );
}
