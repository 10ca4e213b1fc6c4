import { HoursOnline } from '@lounge/kit/hours-online';
import { showsRating } from '@lounge/kit/rating';
import { SatisfactionRing } from '@lounge/kit/satisfaction-ring';
import { SidePanel } from '@lounge/kit/side-panel';
import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ActorNoteConnected } from '../content/actors/ActorNoteConnected.tsx';
import { messages } from '../content/actors/Performer.messages.ts';
import { GiftCalendarSlot } from '../engagement/special-events/GiftCalendarSlot.tsx';
import { useApp } from '../shared/app-context.ts';
import { levelOf } from './hour-levels.ts';

const Words = styled.div.withConfig({ componentId: 'site-words' })`
  > p {
    color: var(--kit-text-muted);
    line-height: var(--kit-line-height-long);
  }
  > p + p {
    margin-top: var(--kit-space-3);
  }
  > [data-part='headline'] {
    color: var(--kit-text);
    font-weight: 600;
  }
`;

/** Ratings, usual hours, the performer's own words, and the guest's note. @spec feature:performers.online-times, entity:actorSeoContent */
export const PerformerSideConnected = observer(({ performer, actor }: { performer: Performer; actor: ActorData }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { countRatings: count, satisfactionRate: satisfaction } = actor.ratings.lastNinetyDays;
  const rating = { count, satisfaction };
  // The texts that search engines find; the profile has them too where they could not be read.
  const words = performer.seo.value ?? { headline: actor.headline, paragraphs: [actor.about] };
  const week = performer.heatMaps.value?.heatMaps.map(({ hours }) => hours.map(levelOf));
  return (
    <>
      {showsRating(rating) && (
        <SidePanel level={2} title={intl.formatMessage(messages.satisfied)} mark={<SatisfactionRing rating={rating} />}>
          {intl.formatMessage(messages.inNinetyDays, { count })}
        </SidePanel>
      )}
      {performer.heatMaps.state !== 'failed' && (
        <SidePanel level={2} title={intl.formatMessage(messages.usuallyHere)}>
          <HoursOnline name={actor.name} week={week} isPending={performer.heatMaps.state === 'loading'} />
        </SidePanel>
      )}
      <SidePanel level={2} title={intl.formatMessage(messages.aboutMe)}>
        <Words>
          <p data-part="headline">{words.headline}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
      </SidePanel>
      {config.guestId !== null && (
        <SidePanel level={2} title={intl.formatMessage(messages.myNote)}>
          <ActorNoteConnected actor={actor} />
        </SidePanel>
      )}
      {/* Last, as it appears after the others and must move none of them. */}
      <GiftCalendarSlot actor={actor} />
    </>
  );
});
