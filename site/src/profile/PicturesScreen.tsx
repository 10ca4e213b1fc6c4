import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { messages as own } from '../content/actors/Performer.messages.ts';
import { usePerformers } from '../content/actors/performers-stores.ts';
import { PictureLists } from '../content/galleries/PictureLists.tsx';
import { ListFrame } from '../foundation/page/ListFrame.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

/** A performer's pictures: sedcards, photo albums and the private shop. @spec screen:performer.pictures, screen:mobile.performer-pictures */
export const PicturesScreen = observer(() => {
  const intl = useIntl();
  const { actorName = '' } = useParams();
  const performer = usePerformers().open(actorName);
  const actor = performer.actor.value;
  if (actor === null) return null;
  const albums = performer.albums.value?.albums ?? [];
  return (
    <ProfileFrame performer={performer} actor={actor} current="performer.pictures">
      <ListFrame
        list={performer.albums}
        count={albums.length}
        notLoaded={intl.formatMessage(own.notLoaded)}
        onReload={() => void performer.load()}
        empty={<PictureLists albums={[]} />}
      >
        <PictureLists albums={albums} />
      </ListFrame>
    </ProfileFrame>
  );
});
