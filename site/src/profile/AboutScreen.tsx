import { HoursOnline } from '@lounge/kit/hours-online';
import { InterviewList } from '@lounge/kit/interview-list';
import { showsRating } from '@lounge/kit/rating';
import { SatisfactionRing } from '@lounge/kit/satisfaction-ring';
import { SectionHeading } from '@lounge/kit/section-heading';
import { SidePanel } from '@lounge/kit/side-panel';
import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useInterviews, useSales } from '../content/actors/about-stores.ts';
import { ActorNoteConnected } from '../content/actors/ActorNoteConnected.tsx';
import { languageNames } from '../content/actors/language-names.ts';
import { messages as own } from '../content/actors/Performer.messages.ts';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { messages } from '../content/actors/Profile.messages.ts';
import { SimilarConnected } from '../content/actors/SimilarConnected.tsx';
import { pictureContent } from '../foundation/page/picture-content.ts';
import { useApp } from '../shared/app-context.ts';
import { useRead } from '../shared/use-read.ts';
import { levelOf } from './hour-levels.ts';
import { ProfileFrame } from './ProfileFrame.tsx';
import { WelcomeClipsConnected } from './WelcomeClipsConnected.tsx';

const Words = styled.div.withConfig({ componentId: 'site-about-words' })`
  max-width: 62ch;
  > blockquote {
    margin: 0 0 16px;
    font: var(--kit-display-weight) 1.5rem/1.35 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  > p {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
`;

const FactList = styled.dl.withConfig({ componentId: 'site-about-facts' })`
  display: grid;
  gap: 0 40px;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--kit-line);
  }
  > div > dt {
    color: var(--kit-text-muted);
  }
  > div > dd {
    margin: 0;
    font-weight: 560;
    overflow-wrap: anywhere;
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Facts = ({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const facts = [
    { label: messages.age, value: String(actor.age) },
    { label: messages.livesIn, value: actor.city },
    { label: messages.speaks, value: languageNames(actor.spokenLanguages, intl) },
    { label: messages.gender, value: intl.formatMessage(messages[actor.genderType]) },
  ];
  return (
    <section aria-labelledby="facts-heading">
      <SectionHeading headingId="facts-heading" title={intl.formatMessage(messages.facts)} />
      <FactList>
        {facts.map(({ label, value }) => (
          <div key={label.id}>
            <dt>{intl.formatMessage(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </section>
  );
};

const Hours = observer(({ performer, actor }: { performer: Performer; actor: ActorData }) => {
  const intl = useIntl();
  const { value, state } = performer.heatMaps;
  const hours = value?.hoursToBeOnline ?? null;
  return (
    <section aria-labelledby="hours-heading">
      <SectionHeading
        headingId="hours-heading"
        title={intl.formatMessage(messages.hours)}
        note={intl.formatMessage(messages.berlin)}
      />
      {hours !== null && <p data-part="next">{intl.formatMessage(messages.next, { hours })}</p>}
      <HoursOnline
        name={actor.name}
        week={value?.heatMaps.map((day) => day.hours.map(levelOf))}
        hours={12}
        from={14}
        memo={value?.memo ?? undefined}
        isPending={state === 'loading'}
        hasFailed={state === 'failed' || (value !== null && value.errors.length > 0)}
      />
    </section>
  );
});

const Interviews = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const interviews = useInterviews().open(actorId);
  if (interviews.state === 'failed' || interviews.value?.length === 0) return null;
  const shown = (interviews.value ?? []).map(({ id, title, publishedAt, picture, parts }) => ({
    id,
    title,
    at: publishedAt,
    picture: pictureContent(picture),
    parts,
  }));
  return (
    <section aria-labelledby="interviews-heading">
      <SectionHeading headingId="interviews-heading" title={intl.formatMessage(messages.interviews)} />
      <InterviewList interviews={shown} isPending={interviews.value === null} />
    </section>
  );
});

const Sales = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const sales = useSales().open(actorId);
  useRead(sales);
  const { value } = sales;
  if (value === null || value.videos + value.albums + value.tickets === 0) return null;
  return (
    <SidePanel
      level={2}
      title={intl.formatMessage(messages.mine)}
      text={intl.formatMessage(messages.bought, { ...value, shows: value.tickets })}
    />
  );
});

const Side = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { guestId } = useApp().config;
  const { countRatings: count, satisfactionRate: satisfaction } = actor.ratings.lastNinetyDays;
  const rating = { count, satisfaction };
  return (
    <aside>
      {showsRating(rating) && (
        <SidePanel level={2} title={intl.formatMessage(own.satisfied)} mark={<SatisfactionRing rating={rating} />}>
          {intl.formatMessage(own.inNinetyDays, { count })}
        </SidePanel>
      )}
      {guestId !== null && (
        <>
          <SidePanel level={2} title={intl.formatMessage(own.myNote)}>
            <ActorNoteConnected actor={actor} />
          </SidePanel>
          <Sales actorId={actor.id} />
        </>
      )}
      <WelcomeClipsConnected key={actor.id} actorId={actor.id} />
    </aside>
  );
});

/** A performer about herself: words, facts, usual hours, interviews, and the guest's note. @spec screen:performer.about, screen:mobile.performer-about */
export const AboutScreen = observer(() => {
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const actor = performer.actor.value;
  if (actor === null) return null;
  const words = performer.seo.value ?? { headline: actor.headline, paragraphs: [actor.about] };
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.about">
      <div data-part="columns">
        <div>
          <section aria-label={words.headline}>
            <Words>
              <blockquote>{words.headline}</blockquote>
              {words.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Words>
          </section>
          <Facts actor={actor} />
          <Hours performer={performer} actor={actor} />
          <Interviews actorId={actor.id} />
        </div>
        <Side actor={actor} />
      </div>
      <SimilarConnected performer={performer} />
    </ProfileFrame>
  );
});
