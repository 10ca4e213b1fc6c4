import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { giftFill } from '../icons/paths/gift-fill.ts';
import { starFill } from '../icons/paths/star-fill.ts';
import { thumbsUpFill } from '../icons/paths/thumbs-up-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './VideoFlags.messages.ts';
import { videoFlagsStyles } from './VideoFlags.styles.ts';

/** A property of a video that its picture does not say. */
export type VideoFlag = 'vip30' | 'vxselect' | 'trending' | 'shared' | 'original' | 'classic' | 'camRecording';

/** The order in which they are shown. */
const flagOrder: readonly VideoFlag[] = [
  'vip30',
  'vxselect',
  'trending',
  'shared',
  'original',
  'classic',
  'camRecording',
];

/** Props of VideoFlags. */
export interface VideoFlagsProps extends RootProps<'ul'> {
  /** The properties of the video, in any order. @default none */
  flags?: readonly VideoFlag[] | undefined;
  /** The place of the video in a contest. @default none */
  place?: number | undefined;
  /** Whether the performer is online. @default false */
  online?: boolean | undefined;
  /** Whether the guest was given the video. @default false */
  gifted?: boolean | undefined;
  /** Whether the guest likes the video. @default false */
  liked?: boolean | undefined;
}

const Root = styled.ul.withConfig({ componentId: 'kit-video-flags' })`
  ${videoFlagsStyles}
`;

const icons: Readonly<Record<string, string>> = {
  place: starFill,
  gifted: giftFill,
  liked: thumbsUpFill,
  vip30: crownSimpleFill,
};

/**
 * Facts about a video below its tile: the performer's presence, what the guest has to do with it, and properties by which videos are listed.
 * Shows nothing where there are none.
 */
export function VideoFlags({
  flags = [],
  place,
  online = false,
  gifted = false,
  liked = false,
  ...rest
}: VideoFlagsProps) {
  const intl = useIntl();
  const own = [
    ...(online ? ['online' as const] : []),
    ...(gifted ? ['gifted' as const] : []),
    ...(liked ? ['liked' as const] : []),
  ];
  const facts = [
    ...(place === undefined ? [] : [{ id: 'place', text: intl.formatMessage(messages.place, { place }) }]),
    ...[...own, ...flagOrder.filter((flag) => flags.includes(flag))].map((id) => ({
      id,
      text: intl.formatMessage(messages[id]),
    })),
  ];
  if (facts.length === 0) return null;
  return (
    <Root aria-label={intl.formatMessage(messages.label)} {...rest}>
      {facts.map(({ id, text }) => (
        <li key={id} data-flag={id}>
          {icons[id] !== undefined && <Icon path={icons[id]} size={14} />}
          {text}
        </li>
      ))}
    </Root>
  );
}
