import { SectionHeading } from '@lounge/kit/section-heading';
import { programState, TvProgramTile } from '@lounge/kit/tv-program-tile';
import { pathTo, type Language } from '@lounge/locale';
import type { TvEntryData, TvStreamType } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ZoneNote } from '../../foundation/page/ZoneNote.tsx';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { useMinutes } from '../../content/tickets/tickets-stores.ts';
import { streamPath } from './stream-path.ts';
import { ReminderConnected } from './ReminderConnected.tsx';
import { messages } from './TvLive.messages.ts';
import { programOf, useTvPrograms } from './tv-stores.ts';

const List = styled.ol.withConfig({ componentId: 'site-tv-programme' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The page of an entry: of its video in the library, of the stream while it is on, else of its series; none of one that is over without a video. */
const hrefOf = ({ video, key, type, start, end }: TvEntryData, now: number, language: Language): string | undefined => {
  if (video !== null) return pathTo('tv.mediathek-video', language, { key: video.key, slug: video.slug });
  const state = programState({ start, end }, now);
  if (state === 'past') return undefined;
  if (state === 'running') return streamPath(type, language);
  return pathTo('tv.mediathek-series', language, { series: key });
};

/** Entries of the programme, in order. */
export const EntryList = observer(({ entries }: { entries: readonly TvEntryData[] }) => {
  const { language } = useApp().config;
  const { now } = useMinutes();
  return (
    <List>
      {entries.map((entry) => (
        <li key={`${entry.type} ${entry.start}`}>
          <TvProgramTile
            title={entry.title}
            href={hrefOf(entry, now, language)}
            picture={pictureContent(entry.previewPicture)}
            text={entry.text}
            start={entry.start}
            end={entry.end}
            now={now}
            premium={entry.type === 'premium'}
            reminder={<ReminderConnected entry={entry} />}
          />
        </li>
      ))}
    </List>
  );
});

/** The programme of a stream from the entry that is on: ten entries. @spec screen:tv.livestream 2, component:TvProgramTile */
export const ProgrammeConnected = observer(({ type }: { type: TvStreamType }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const program = programOf(useTvPrograms(), { type, day: null });
  const { value, state } = program;
  return (
    <section aria-labelledby="programme" data-part="programme">
      <SectionHeading
        headingId="programme"
        title={intl.formatMessage(messages.programme)}
        more={{ href: pathTo('tv.program', language), label: intl.formatMessage(messages.wholeWeek) }}
      />
      <ZoneNote />
      {value !== null && <EntryList entries={value} />}
      {value === null && state === 'failed' && (
        <ErrorPanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.programmeNotLoaded)}
          requestId={program.failure?.requestId ?? undefined}
          step={{ onAct: () => void program.load() }}
        />
      )}
    </section>
  );
});
