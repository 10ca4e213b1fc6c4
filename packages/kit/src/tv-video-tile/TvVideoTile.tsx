import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import type { WithSlots } from '../headless/part.ts';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileCaption } from '../tile/TileCaption.tsx';
import { TileFrame } from '../tile/TileFrame.tsx';
import { messages } from './TvVideoTile.messages.ts';
import { tvVideoTileStyles } from './TvVideoTile.styles.ts';

/** The guest's TV subscription, by the two flags of the guest. */
export interface TvSubscription {
  /** Whether the guest has one now. */
  isCurrent: boolean;
  /** Whether the guest had one before. */
  isPast: boolean;
}

/** Props of TvVideoTile. @assumed its fields: the documents list none of a TV video */
export interface TvVideoTileProps extends RootProps<'article', 'title'>, WithSlots<'frame' | 'caption' | 'name'> {
  /** The video's title, which is also the accessible name of the link. */
  title: string;
  /** The URL of the link; without one the title is plain text. */
  href?: string | undefined;
  /** The still, 16:9. It is shown when locked too: what is locked says what is on. */
  picture: PictureContent;
  /** The length in seconds, shown in whole minutes. */
  duration?: number | undefined;
  /** The title of its format or series. */
  format?: string | undefined;
  /** Whether it needs a TV subscription; all others are free TV. @default false */
  premium?: boolean | undefined;
  /** The guest's TV subscription; without a current one what is premium is locked. @default none, now or before */
  subscription?: TvSubscription | undefined;
  /** Whether the guest has watched it. @default false */
  watched?: boolean | undefined;
  /** The button that pins the video for later, such as a PinButton with `look="icon"`. @default none */
  pin?: ReactNode;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-tv-video-tile' })`
  ${tvVideoTileStyles}
`;

interface MarksProps extends Pick<TvVideoTileProps, 'premium' | 'watched'> {
  isLocked: boolean;
  intl: IntlShape;
}

/** The marks on the picture: free at the top left, watched at the bottom left, premium at the bottom right. */
function Marks({ premium, watched, isLocked, intl }: MarksProps) {
  return (
    <>
      {!premium && (
        <div data-part="badges">
          <span data-badge="new">{intl.formatMessage(messages.free)}</span>
        </div>
      )}
      {watched && (
        <span data-part="watched">
          <Icon path={check} size={16} label={intl.formatMessage(messages.watched)} />
        </span>
      )}
      {premium && (
        <span data-part="price" data-open={isLocked ? undefined : ''}>
          <Icon path={isLocked ? lockSimpleFill : crownSimpleFill} size={15} />
          {intl.formatMessage(messages.premium)}
        </span>
      )}
    </>
  );
}

/**
 * A video of TV: still, title, format and length, whether it is free or premium, watched, and pinned for later.
 * @spec component:TvVideoTile
 */
export function TvVideoTile(props: TvVideoTileProps) {
  const {
    title,
    href,
    picture,
    duration,
    format,
    premium = false,
    subscription,
    watched,
    pin,
    priority,
    lazy,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const isLocked = premium && subscription?.isCurrent !== true;
  const minutes = duration === undefined ? null : Math.max(1, Math.round(duration / 60));
  const facts = [format, minutes === null ? null : intl.formatMessage(messages.minutes, { count: minutes })].filter(
    Boolean,
  );
  return (
    <Root {...rest}>
      <TileFrame
        slots={slots}
        picture={picture}
        sizes="(min-width: 1200px) 326px, (min-width: 768px) 33vw, 272px"
        ratio={[16, 9]}
        priority={priority}
        lazy={lazy}
        intl={intl}
      >
        <Marks premium={premium} watched={watched} isLocked={isLocked} intl={intl} />
      </TileFrame>
      <TileCaption slots={slots} href={href} title={title} Link={Link}>
        {facts.length > 0 && <div data-part="facts">{facts.join(' · ')}</div>}
        {isLocked && (
          <div data-part="lock">
            {intl.formatMessage(subscription?.isPast === true ? messages.lockedAgain : messages.locked)}
          </div>
        )}
      </TileCaption>
      {pin !== undefined && (
        <div data-part="pin" data-on-picture="" data-slot="">
          {pin}
        </div>
      )}
    </Root>
  );
}
