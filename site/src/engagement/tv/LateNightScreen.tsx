import { ButtonLink } from '@lounge/kit/button';
import { LateNightTile } from '@lounge/kit/late-night-tile';
import { programState } from '@lounge/kit/tv-program-tile';
import { pathTo } from '@lounge/locale';
import type { LateNightShowData } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMinutes } from '../../content/tickets/tickets-stores.ts';
import { PageNewsletterConnected } from '../../foundation/guest/PageNewsletterConnected.tsx';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { ReminderConnected } from './ReminderConnected.tsx';
import { Sections } from './Sections.tsx';
import { messages } from './TvLibrary.messages.ts';
import { useLateNight } from './tv-stores.ts';

const List = styled.ul.withConfig({ componentId: 'site-late-night' })`
  display: grid;
  gap: 12px 32px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 992px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The next step with a show: to be reminded, to watch it, or its video. */
const StepConnected = observer(({ show }: { show: LateNightShowData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { now } = useMinutes();
  const { begin, end, video, headline, isReminded } = show;
  const state = programState({ start: begin, end }, now);
  if (state === 'upcoming') {
    const title = language === 'de' ? headline.de : headline.en;
    return <ReminderConnected entry={{ type: 'live', start: begin, title, isReminded }} look="wide" />;
  }
  if (state === 'running')
    return (
      <ButtonLink variant="primary" href={pathTo('tv.livestream', language)}>
        {intl.formatMessage(messages.watch)}
      </ButtonLink>
    );
  if (video === null) return null;
  return (
    <ButtonLink variant="outline" href={pathTo('tv.mediathek-video', language, { key: video.key, slug: video.slug })}>
      {intl.formatMessage(messages.inLibrary)}
    </ButtonLink>
  );
});

/** The late-night shows, in German or English, and their newsletter. @spec screen:tv.late-night, feature:tv.late-night */
export const LateNightScreen = observer(() => {
  const intl = useIntl();
  const shows = useLateNight();
  const { now } = useMinutes();
  const items = shows.value ?? [];
  return (
    <ListPage title={intl.formatMessage(messages.lateNight)} lead={intl.formatMessage(messages.lateNightLead)}>
      <Sections>
        <ListFrame
          list={shows}
          count={items.length}
          total={items.length}
          empty={<ErrorPanel kind="empty" title={intl.formatMessage(messages.noShows)} />}
        >
          <List>
            {items.map((show) => (
              <li key={show.id}>
                <LateNightTile
                  headline={show.headline}
                  text={show.text}
                  picture={pictureContent(show.picture)}
                  begin={show.begin}
                  end={show.end}
                  now={now}
                  performers={show.actors.map(({ name, portrait }) => ({ name, picture: pictureContent(portrait) }))}
                  action={<StepConnected show={show} />}
                />
              </li>
            ))}
          </List>
        </ListFrame>
        <PageNewsletterConnected name="lateNight" title={intl.formatMessage(messages.newsletter)} />
      </Sections>
    </ListPage>
  );
});
