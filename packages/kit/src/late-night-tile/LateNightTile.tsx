import { formatDayHeading, formatTime, formatWeekday } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { TileTitle } from '../tile/tile-parts.tsx';
import { programState } from '../tv-program-tile/program-state.ts';
import { lateNightLanguage, type LateNightText } from './late-night-texts.ts';
import { messages } from './LateNightTile.messages.ts';
import { lateNightTileStyles } from './LateNightTile.styles.ts';

/** A performer of a late-night show. */
export interface LateNightPerformer {
  /** The performer's name. */
  name: string;
  /** The performer's avatar. */
  picture: PictureContent;
}

/** Props of LateNightTile. */
export interface LateNightTileProps extends RootProps<'article'> {
  /** The headline in both languages, which is also the accessible name of the link. */
  headline: LateNightText;
  /** A sentence about it in both languages. @default none */
  text?: LateNightText | undefined;
  /** The URL of the show; without one the headline is plain text. */
  href?: string | undefined;
  /** The picture, upright. */
  picture: PictureContent;
  /** When it begins, ISO 8601. */
  begin: string;
  /** When it ends, ISO 8601. */
  end: string;
  /** The current time in milliseconds since 1970. */
  now: number;
  /** Who is in it. */
  performers: readonly LateNightPerformer[];
  /** The next step, such as a reminder before it, the way to the stream while it runs, the video after it. @default none */
  action?: ReactNode;
}

const Root = styled.article.withConfig({ componentId: 'kit-late-night-tile' })`
  ${lateNightTileStyles}
`;

/** For how far ahead a weekday alone names one day, in milliseconds. */
const nearMs = 6 * 86_400_000;

function dayText(
  { begin, now }: Pick<LateNightTileProps, 'begin' | 'now'>,
  language: string,
  zone: string | undefined,
): string {
  const ahead = Date.parse(begin) - now;
  if (ahead < 0 || ahead >= nearMs) return formatDayHeading(begin, language, zone);
  const weekday = formatWeekday(begin, language, zone);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}

interface WhenProps extends Pick<LateNightTileProps, 'begin' | 'end' | 'now'> {
  state: ReturnType<typeof programState>;
  language: string;
  intl: IntlShape;
}

/** When it is, in the guest's time zone: the day and its times before, since and until when while it runs, the day after it. */
function When({ state, begin, end, now, language, intl }: WhenProps) {
  const { timeZone } = intl;
  const [from, to] = [formatTime(begin, timeZone), formatTime(end, timeZone)];
  if (state === 'running') {
    return (
      <div data-part="when">
        <span data-presence="online" />
        {intl.formatMessage(messages.running, { from, to })}
      </div>
    );
  }
  const day = dayText({ begin, now }, language, timeZone);
  return (
    <div data-part="when">
      {state === 'past'
        ? intl.formatMessage(messages.over, { day })
        : intl.formatMessage(messages.upcoming, { day, from, to })}
    </div>
  );
}

function Performers({ performers, intl }: Pick<LateNightTileProps, 'performers'> & { intl: IntlShape }) {
  if (performers.length === 0) return null;
  return (
    <div data-part="performers">
      {performers.map(({ name, picture }) => (
        <span key={name} data-part="avatar" data-tint={picture.tint}>
          <PictureImage
            picture={{ ...picture, alt: '', widths: [160] }}
            name={name}
            width={1}
            height={1}
            sizes="28px"
            intl={intl}
          />
        </span>
      ))}
      <span data-part="names" dir="auto">
        {performers.map(({ name }) => name).join(', ')}
      </span>
    </div>
  );
}

const states = { upcoming: 'upcoming', running: 'running', past: 'over' } as const;

/**
 * An announced late-night show: headline and text in the guest's language, German or else English, when it is and who is in it.
 * @spec component:LateNightTile
 */
export function LateNightTile(props: LateNightTileProps) {
  const { headline, text, href, picture, begin, end, now, performers, action, ...rest } = props;
  const intl = useIntl();
  const { Link, language } = useKit();
  const state = programState({ start: begin, end }, now);
  const read = lateNightLanguage(language);
  return (
    <Root {...rest} data-state={states[state]}>
      <div data-part="body">
        <div data-part="frame" data-tint={picture.tint}>
          <PictureImage key={picture.src} picture={picture} sizes="84px" width={84} height={104} intl={intl} />
        </div>
        <div data-part="words">
          <When state={state} begin={begin} end={end} now={now} language={language} intl={intl} />
          <div data-part="name" lang={read}>
            <TileTitle href={href} title={headline[read]} Link={Link} />
          </div>
          {text !== undefined && (
            <div data-part="text" lang={read}>
              {text[read]}
            </div>
          )}
          <Performers performers={performers} intl={intl} />
        </div>
        {action !== undefined && (
          <div data-part="action" data-slot="">
            {action}
          </div>
        )}
      </div>
    </Root>
  );
}
