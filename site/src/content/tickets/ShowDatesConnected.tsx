import { Price } from '@lounge/kit/price';
import { useKit } from '@lounge/kit/kit-provider';
import { SectionHeading } from '@lounge/kit/section-heading';
import { formatDay, formatEvening, formatTime, pathTo } from '@lounge/locale';
import type { ActorData } from '@lounge/stores/content/actors';
import type { ShowData } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useZoneNote } from '../../foundation/page/use-zone-note.ts';
import { useApp } from '../../shared/app-context.ts';
import { textIn } from './text-in.ts';
import { messages } from './Tickets.messages.ts';
import { useActorTickets } from './tickets-stores.ts';
import { showDatesStyles } from './ShowDatesConnected.styles.ts';

const Dates = styled.section.withConfig({ componentId: 'site-show-dates' })`
  ${showDatesStyles}
`;

const Coming = ({ show }: { show: ShowData }) => {
  const intl = useIntl();
  const { Link, timeZone } = useKit();
  const { language } = useApp().config;
  return (
    <li>
      <time dateTime={show.start}>
        {formatEvening(show.start, language, timeZone)}–{formatTime(show.end, timeZone)}
      </time>
      <Link href={pathTo('cams.show', language, { showId: show.id })}>{textIn(show.title, language)}</Link>
      <span data-part="price">
        {show.isBought ? intl.formatMessage(messages.haveTicket) : <Price amount={show.price.value} />}
      </span>
    </li>
  );
};

const Past = ({ show }: { show: ShowData }) => {
  const { timeZone } = useKit();
  const { language } = useApp().config;
  return (
    <li>
      <time dateTime={show.start}>{formatDay(show.start, language, timeZone)}</time>
      <b>{textIn(show.title, language)}</b>
    </li>
  );
};

const List = ({ title, children }: { title: string; children: ReactNode[] }) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
};

/**
 * The dates of a performer's ticket shows on the profile: those to come, with times where the guest is, and those that took place. Nothing
 * where there are none.
 */
export const ShowDatesConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const id = useId();
  const zone = useZoneNote();
  const { list, past } = useActorTickets().open(actor.id);
  const [coming, over] = [list.value ?? [], past.value ?? []];
  if (coming.length + over.length === 0) return null;
  return (
    <Dates aria-labelledby={id}>
      <SectionHeading headingId={id} title={intl.formatMessage(messages.title)} note={coming.length > 0 && zone} />
      <List title={intl.formatMessage(messages.coming)}>
        {coming.map((show) => (
          <Coming key={show.id} show={show} />
        ))}
      </List>
      <List title={intl.formatMessage(messages.past)}>
        {over.map((show) => (
          <Past key={show.id} show={show} />
        ))}
      </List>
    </Dates>
  );
});
