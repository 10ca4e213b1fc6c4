import { chatCircle, clock, gift, ticket } from '@lounge/kit/icons';
import { Icon } from '@lounge/kit/icon';
import { useKit } from '@lounge/kit/kit-provider';
import { formatEvening, formatTime } from '@lounge/locale';
import { showDoor } from '@lounge/protocol/content/tickets';
import type { ShowData } from '@lounge/stores/content/tickets';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Tickets.messages.ts';
import { textIn } from './text-in.ts';
import { useZoneNote } from '../../foundation/page/use-zone-note.ts';

const minuteMs = 60_000;

/** When a show starts, how long it lasts, how many seats it has. A cancelled show has none of it. */
export const ShowFacts = ({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const zone = useZoneNote();
  const minutes = Math.round((Date.parse(show.end) - Date.parse(show.start)) / minuteMs);
  if (show.isCancelled) return null;
  // There is no seat for who cannot buy.
  const hasSeats = show.isBought || show.canBuy;
  const facts = [
    [messages.starts, formatEvening(show.start, language, timeZone), zone],
    [
      messages.lasts,
      intl.formatMessage(messages.minutes, { count: minutes }),
      intl.formatMessage(messages.until, { time: formatTime(show.end, timeZone) }),
    ],
    [messages.seats, intl.formatMessage(messages.noLimit), hasSeats ? intl.formatMessage(messages.alwaysRoom) : null],
  ] as const;
  return (
    <dl data-part="facts">
      {facts.map(([label, value, note]) => (
        <div key={label.id}>
          <dt>{intl.formatMessage(label)}</dt>
          <dd>{value}</dd>
          {note !== null && <dd data-part="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
};

/** The subject of a show, and the rules of one that takes place. */
export const AboutShow = ({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { timeZone } = useKit();
  const start = Date.parse(show.start);
  const opens = formatTime(start - showDoor.opensBeforeMs, timeZone);
  const closes = formatTime(start + showDoor.closesAfterMs, timeZone);
  return (
    <section data-part="about" aria-labelledby="about-show">
      <h2 id="about-show">{intl.formatMessage(messages.about)}</h2>
      <p>{textIn(show.description, language)}</p>
      {!show.isCancelled && (
        <ul>
          <li>
            <Icon path={chatCircle} />
            {intl.formatMessage(messages.writing)}
          </li>
          <li>
            <Icon path={gift} />
            {intl.formatMessage(messages.gifts)}
          </li>
          <li>
            <Icon path={clock} />
            {intl.formatMessage(messages.door, { closes, opens })}
          </li>
          {show.bonusCode !== null && show.canBuy && (
            <li>
              <Icon path={ticket} />
              {intl.formatMessage(messages.announced, { code: show.bonusCode })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
};
