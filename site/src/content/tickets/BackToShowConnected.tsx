import { ButtonLink } from '@lounge/kit/button';
import { ticketFill } from '@lounge/kit/icons';
import { useKit } from '@lounge/kit/kit-provider';
import { formatTime } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { enterLink } from '../../shared/enter-link.ts';
import { messages } from './BackToShow.messages.ts';
import { entryTo } from './open-show.ts';
import { textIn } from './text-in.ts';
import { useCamShows, useMinutes } from './tickets-stores.ts';

const Panel = styled.aside.withConfig({ componentId: 'site-back-to-show' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px 20px;
  border: 1px solid var(--kit-line);
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-1);
  color: var(--kit-text);
  > p {
    display: grid;
    gap: 2px;
    margin: 0;
    min-width: 0;
  }
  > p > span {
    color: var(--kit-text-muted);
    font-size: 14px;
  }
`;

/** The way into the show that runs and that the guest's ticket has paid; nothing without one. @spec feature:chat.ticket-show */
export const BackToShowConnected = observer(() => {
  const intl = useIntl();
  const { language, guestId } = useApp().config;
  const { timeZone } = useKit();
  const shows = useCamShows();
  const { now } = useMinutes();
  useRead(shows.own, guestId !== null && shows.own.state === 'idle');
  const show = (shows.own.value ?? []).find((each) => entryTo(each, now) !== null);
  if (show === undefined) return null;
  const label = entryTo(show, now) === 'back' ? messages.back : messages.enter;
  return (
    <Panel aria-label={intl.formatMessage(messages.label)}>
      <p>
        <b>{textIn(show.title, language)}</b>
        <span>
          {intl.formatMessage(messages.until, { name: show.actorName, time: formatTime(show.end, timeZone) })}
        </span>
      </p>
      <ButtonLink variant="primary" icon={ticketFill} href={enterLink(show, language)}>
        {intl.formatMessage(label)}
      </ButtonLink>
    </Panel>
  );
});
