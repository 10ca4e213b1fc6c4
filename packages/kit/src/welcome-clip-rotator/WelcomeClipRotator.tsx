import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowRight } from '../icons/paths/arrow-right.ts';
import { closedCaptioning } from '../icons/paths/closed-captioning.ts';
import { pauseFill } from '../icons/paths/pause-fill.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { speakerHigh } from '../icons/paths/speaker-high.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { Select } from '../select/Select.tsx';
import type { StreamLoader } from '../video-player/use-stream.ts';
import { useHover, useRotator } from './use-rotator.ts';
import { messages, plain } from './WelcomeClipRotator.messages.ts';
import { welcomeClipRotatorStyles } from './WelcomeClipRotator.styles.ts';

/** A quality of a clip. */
export interface WelcomeClipSource {
  /** Such as "360p". */
  label: string;
  src: string;
  type: 'mp4' | 'hls';
}

/** A clip in which a performer introduces herself. */
export interface WelcomeClip {
  id: number;
  /** The performer's name. */
  name: string;
  /** The performer's page. */
  href: string;
  /** The picture before the clip plays. */
  poster: PictureContent;
  /** Whether the performer is online. @default false */
  isOnline?: boolean | undefined;
  /** Its qualities, the best first. */
  sources: readonly WelcomeClipSource[];
  /** The spoken words, as WebVTT. @default none */
  captions?: { language: string; src: string } | undefined;
}

/** Props of WelcomeClipRotator. */
export interface WelcomeClipRotatorProps extends RootProps<'section'> {
  /** The accessible name of the section. */
  label: string;
  /** The clips in their order; without any nothing is shown, unless they are loading. */
  clips: readonly WelcomeClip[];
  /** Whether the clips are loading. @default false */
  isPending?: boolean | undefined;
  /** Loads streams in browsers that cannot play them natively. @default none */
  loadStream?: StreamLoader | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-welcome-clip-rotator' })`
  ${welcomeClipRotatorStyles}
`;

/** The source of a clip in a quality, else in its best one. */
const sourceIn = (clip: WelcomeClip | undefined, quality: string) =>
  clip?.sources.find(({ label }) => label === quality) ?? clip?.sources[0] ?? null;

/** The texts without values, in the language of the kit. */
const useTexts = () => {
  const intl = useIntl();
  return (message: keyof typeof plain) => intl.formatMessage(plain[message]);
};

const setMode = (element: HTMLTrackElement | null, mode: TextTrackMode): void => {
  if (element !== null) element.track.mode = mode;
};
const showTrack = (element: HTMLTrackElement | null): void => setMode(element, 'showing');
const hideTrack = (element: HTMLTrackElement | null): void => setMode(element, 'hidden');

type Rotator = ReturnType<typeof useRotator>;

interface StageProps {
  clip: WelcomeClip;
  rotator: Rotator;
  isMuted: boolean;
  hasCaptions: boolean;
}

/** The picture with the clip over it, and the button that starts it. */
function Stage({ clip, rotator, isMuted, hasCaptions }: StageProps) {
  const intl = useIntl();
  const text = useTexts();
  const { phase, play, pause, retry, attachVideo, videoEvents } = rotator;
  const hover = useHover({ start: play, pause });
  const { captions, poster } = clip;
  return (
    <div {...hover} data-part="frame" data-tint={poster.tint} aria-busy={phase === 'loading' || undefined}>
      <PictureImage
        key={poster.src}
        picture={poster}
        sizes="(min-width: 992px) 640px, 100vw"
        width={16}
        height={9}
        intl={intl}
      />
      <video
        ref={attachVideo}
        {...videoEvents}
        data-shown={(phase !== 'idle' && phase !== 'failed') || undefined}
        muted={isMuted}
        playsInline
        preload="none"
        tabIndex={-1}
      >
        <track
          key={captions?.src}
          ref={hasCaptions ? showTrack : hideTrack}
          kind="captions"
          src={captions?.src}
          srcLang={captions?.language}
        />
      </video>
      {(phase === 'idle' || phase === 'paused') && (
        <button type="button" data-part="start" data-needs-script onClick={play}>
          <span>
            <Icon path={playFill} />
          </span>
          <span className="kit-visually-hidden">{intl.formatMessage(messages.play, { name: clip.name })}</span>
        </button>
      )}
      {phase === 'failed' && (
        <div data-part="failed" role="alert">
          <p>{text('failed')}</p>
          <Button onClick={retry}>{text('retry')}</Button>
        </div>
      )}
      <p className="kit-visually-hidden" role="status">
        {phase === 'loading' ? text('loading') : ''}
      </p>
    </div>
  );
}

/** The speaker of a clip, with the place of the clip among the others. */
function Who({ clip, at, count }: { clip: WelcomeClip; at: number; count: number }) {
  const intl = useIntl();
  const { Link } = useKit();
  const presence = clip.isOnline ? 'online' : 'offline';
  return (
    <div data-part="who">
      <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />
      <Link href={clip.href}>{clip.name}</Link>
      {count > 1 && <small>{intl.formatMessage(messages.position, { at: at + 1, count })}</small>}
    </div>
  );
}

/**
 * Clips in which performers introduce themselves, one after another. Nothing plays by itself: a press starts it, or a pointer that rests on
 * the picture, always muted and with captions. @spec component:WelcomeClipRotator
 */
export function WelcomeClipRotator({ label, clips, isPending = false, loadStream, ...rest }: WelcomeClipRotatorProps) {
  const text = useTexts();
  const [quality, setQuality] = useState('');
  const [hasCaptions, setCaptions] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const rotator = useRotator({ count: clips.length, sourceOf: (at) => sourceIn(clips[at], quality), loadStream });
  const { phase, index, pause, next } = rotator;
  const clip = clips[index];
  if (clip === undefined)
    return isPending ? (
      <Root {...rest} aria-label={label} aria-busy>
        <div data-part="frame" />
        <div data-part="bar">
          <div data-part="who">{text('loading')}</div>
        </div>
      </Root>
    ) : null;
  const buttons = [
    { icon: speakerHigh, label: text('sound'), pressed: !isMuted, onClick: () => setMuted(!isMuted) },
    ...(clip.captions
      ? [
          {
            icon: closedCaptioning,
            label: text('captions'),
            pressed: hasCaptions,
            onClick: () => setCaptions(!hasCaptions),
          },
        ]
      : []),
  ];
  return (
    <Root {...rest} aria-label={label} data-phase={phase}>
      <Stage clip={clip} rotator={rotator} isMuted={isMuted} hasCaptions={hasCaptions} />
      <div data-part="bar">
        <Who clip={clip} at={index} count={clips.length} />
        {(phase === 'playing' || phase === 'loading') && (
          <IconButton icon={pauseFill} label={text('pause')} onClick={pause} />
        )}
        {buttons.map((button) => (
          <IconButton key={button.label} {...button} data-needs-script />
        ))}
        {clip.sources.length > 1 && (
          <Select
            data-needs-script
            input={{ 'aria-label': text('quality'), value: sourceIn(clip, quality)?.label ?? '' }}
            options={clip.sources.map((source) => ({ value: source.label, text: source.label }))}
            onChange={({ value }) => setQuality(value)}
          />
        )}
        {clips.length > 1 && <IconButton icon={arrowRight} label={text('next')} onClick={next} data-needs-script />}
      </div>
    </Root>
  );
}
