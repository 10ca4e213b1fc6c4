import { formatTime } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileTitle } from '../tile/tile-parts.tsx';
import { programElapsed, programState, type ProgramState, type ProgramTimes } from './program-state.ts';
import { messages } from './TvProgramTile.messages.ts';
import { tvProgramTileStyles } from './TvProgramTile.styles.ts';

/** Props of TvProgramTile. */
export interface TvProgramTileProps extends RootProps<'article', 'title'>, ProgramTimes {
  /** The title of the entry, which is also the accessible name of the link. */
  title: string;
  /** The URL of what is on; of the video once it is past, which the tile then says. Without one the title is plain text. */
  href?: string | undefined;
  /** The preview picture, 16:9. */
  picture: PictureContent;
  /** A line about it, such as who is in it or which episode it is. */
  text?: string | undefined;
  /** The current time in milliseconds since 1970. */
  now: number;
  /** A row of the programme, or a large picture above the words for what is on now. @default 'row' */
  look?: 'row' | 'large' | undefined;
  /** Whether it needs a TV subscription. @default false */
  premium?: boolean | undefined;
  /** The button of the reminder, shown while the entry is upcoming. @default none */
  reminder?: ReactNode;
  /** Whether the picture is loaded with high priority. @default false */
  priority?: boolean | undefined;
  /** Whether the picture is loaded lazily, when it comes near the viewport. @default true, unless it has priority */
  lazy?: boolean | undefined;
}

const Root = styled.article.withConfig({ componentId: 'kit-tv-program-tile' })`
  ${tvProgramTileStyles}
`;

/** The `sizes` of the picture by look. */
const sizes = { row: '(min-width: 768px) 148px, 92px', large: '(min-width: 1200px) 966px, 100vw' } as const;

/** Its start in a row; from when until when as what is on now. */
function Time({ start, end, look, intl }: ProgramTimes & { look: 'row' | 'large'; intl: IntlShape }) {
  const { timeZone } = intl;
  const from = formatTime(start, timeZone);
  return (
    <time data-part="time" dateTime={start}>
      {look === 'row' ? from : intl.formatMessage(messages.span, { from, to: formatTime(end, timeZone) })}
    </time>
  );
}

interface NoteProps extends Pick<TvProgramTileProps, 'premium' | 'href'> {
  state: ProgramState;
  intl: IntlShape;
}

/** That a past entry is over or in the library, or that one needs premium. */
function Note({ state, premium, href, intl }: NoteProps) {
  if (state === 'past') {
    const text = intl.formatMessage(href === undefined ? messages.over : messages.inLibrary);
    return <div data-part="note">{text}</div>;
  }
  if (premium !== true) return null;
  return (
    <div data-part="note">
      <span data-part="premium">
        <Icon path={crownSimpleFill} size={16} />
        {intl.formatMessage(messages.premium)}
      </span>
    </div>
  );
}

/**
 * An entry of the TV programme: preview picture, title and start. While it runs it says so, with how much of it has passed.
 * @spec component:TvProgramTile
 */
export function TvProgramTile(props: TvProgramTileProps) {
  const {
    title,
    href,
    picture,
    text,
    start,
    end,
    now,
    look = 'row',
    premium,
    reminder,
    priority,
    lazy,
    ...rest
  } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const state = programState({ start, end }, now);
  return (
    <Root {...rest} data-look={look} data-state={state}>
      <div data-part="body">
        <Time start={start} end={end} look={look} intl={intl} />
        <div data-part="frame" data-tint={picture.tint}>
          <PictureImage
            key={picture.src}
            picture={picture}
            sizes={sizes[look]}
            width={16}
            height={9}
            priority={priority}
            lazy={lazy}
            intl={intl}
          />
          {state === 'running' && (
            <div data-part="badges">
              <span data-badge="live">{intl.formatMessage(messages.now)}</span>
            </div>
          )}
        </div>
        <div data-part="main">
          <div data-part="words">
            <div data-part="name">
              <TileTitle href={href} title={title} Link={Link} />
            </div>
            {text !== undefined && <div data-part="text">{text}</div>}
            {state === 'running' && (
              <progress
                data-part="elapsed"
                aria-label={intl.formatMessage(messages.elapsed)}
                max={1}
                value={programElapsed({ start, end }, now)}
              />
            )}
          </div>
          <Note state={state} premium={premium} href={href} intl={intl} />
        </div>
        {state === 'upcoming' && reminder !== undefined && (
          <div data-part="reminder" data-slot="">
            {reminder}
          </div>
        )}
      </div>
    </Root>
  );
}
