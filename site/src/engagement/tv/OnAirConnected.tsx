import { AvatarImage } from '@lounge/kit/avatar-image';
import { useKit } from '@lounge/kit/kit-provider';
import { Price } from '@lounge/kit/price';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TvProgramTile } from '@lounge/kit/tv-program-tile';
import { formatTime, pathTo } from '@lounge/locale';
import type { TvEntryData, TvHostData, TvStream } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { useMinutes } from '../../content/tickets/tickets-stores.ts';
import { ContactConnected, useCanChat } from './ContactConnected.tsx';
import { ReminderConnected } from './ReminderConnected.tsx';
import { messages } from './TvLive.messages.ts';

/** A host on air: who it is, what a chat costs, and the ways to a chat and a message. */
const HostConnected = observer(({ host: { actor } }: { host: TvHostData }) => {
  const { stores, config } = useApp();
  const { Link } = useKit();
  const canChat = useCanChat(actor);
  const { id, name, slug, portrait, price, basePrice } = actor;
  return (
    <li data-performer={id}>
      <AvatarImage
        name={name}
        picture={pictureContent(portrait)}
        data-online={stores.presence.isOnline(id, actor.isOnline) || undefined}
      />
      <div data-part="who">
        <Link href={pathTo('performer.overview', config.language, { actorName: slug })}>{name}</Link>
        {canChat && price !== null && <Price amount={price} was={basePrice ?? undefined} per="minute" />}
      </div>
      <ContactConnected actor={actor} />
    </li>
  );
});

const NextConnected = observer(({ entry }: { entry: TvEntryData }) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { language } = useApp().config;
  const { now } = useMinutes();
  const time = formatTime(entry.start, timeZone);
  return (
    <section aria-labelledby="next" data-part="next">
      <SectionHeading headingId="next" title={intl.formatMessage(messages.next, { time })} />
      <TvProgramTile
        title={entry.title}
        href={pathTo('tv.mediathek-series', language, { series: entry.key })}
        picture={pictureContent(entry.previewPicture)}
        text={entry.text}
        start={entry.start}
        end={entry.end}
        now={now}
        lazy={false}
      />
      <ReminderConnected entry={entry} look="wide" />
    </section>
  );
});

/** Beside a stream: who is on air, with the ways to them, and what comes next. @spec screen:tv.livestream 1, feature:tv.livestream 3 */
export const OnAirConnected = observer(({ stream }: { stream: TvStream }) => {
  const intl = useIntl();
  const { hosts, next } = stream;
  return (
    <aside>
      {hosts.length > 0 && (
        <section aria-labelledby="on-air" data-part="on-air">
          <SectionHeading headingId="on-air" title={intl.formatMessage(messages.onAir)} />
          <ul>
            {hosts.map((host) => (
              <HostConnected key={host.actorId} host={host} />
            ))}
          </ul>
        </section>
      )}
      {next !== null && <NextConnected entry={next} />}
    </aside>
  );
});
