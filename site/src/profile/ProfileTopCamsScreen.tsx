import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { messages } from '../content/actors/TopCams.messages.ts';
import { TopCamsList } from '../content/actors/TopCamsList.tsx';
import { useTopCams } from '../content/actors/top-cams-stores.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

/** The top 100 with the place of one performer. @spec screen:performer.top-cams @assumed docs/decisions/0146: the documents name no content. */
export const ProfileTopCamsScreen = observer(() => {
  const intl = useIntl();
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const actor = performer.actor.value;
  const everybody = useTopCams().open('top100', false).value;
  if (actor === null) return null;
  const { id, name } = actor;
  const rank = everybody?.find((cam) => cam.id === id)?.rank;
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.top-cams">
      <section aria-label={intl.formatMessage(messages.top100)}>
        {everybody !== null && (
          <p data-part="place">
            {rank === undefined ? (
              intl.formatMessage(messages.placeNone, { name })
            ) : (
              <a href={`#cam-${id}`}>{intl.formatMessage(messages.place, { name, rank })}</a>
            )}
          </p>
        )}
        <TopCamsList type="top100" marked={id} />
      </section>
    </ProfileFrame>
  );
});
