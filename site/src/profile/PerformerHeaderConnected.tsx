import { Button } from '@lounge/kit/button';
import { mapPin, playFill, pushPin, thumbsUp, translate, user } from '@lounge/kit/icons';
import { ProfileHeader, type ProfileFact } from '@lounge/kit/profile-header';
import { showsRating } from '@lounge/kit/rating';
import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl, type IntlShape } from 'react-intl';
import { pictureContent } from '../foundation/page/picture-content.ts';
import { useIsInShow } from '../content/tickets/use-ticket-show.ts';
import { languageNames } from '../content/actors/language-names.ts';
import { messages } from '../content/actors/Performer.messages.ts';
import { messages as genders } from '../content/actors/Profile.messages.ts';
import { PinActorConnected } from '../content/actors/PinActorConnected.tsx';

/** @spec rule:rating-min-10, constant:rating.minCount */
const factsOf = (actor: ActorData, intl: IntlShape): ProfileFact[] => {
  const { countRatings: count, satisfactionRate: satisfaction } = actor.ratings.lastNinetyDays;
  const percent = satisfaction;
  return [
    { icon: mapPin, strong: String(actor.age), text: actor.city },
    { icon: user, text: intl.formatMessage(genders[actor.genderType]) },
    { icon: translate, text: languageNames(actor.spokenLanguages, intl) },
    ...(showsRating({ count, satisfaction })
      ? [{ icon: thumbsUp, text: intl.formatMessage(messages.ratings, { percent, count }) }]
      : []),
    { icon: pushPin, text: intl.formatMessage(messages.pins, { count: actor.pinnedCount }) },
  ];
};

const presenceText = (performer: Performer, actor: ActorData, isInShow: boolean, intl: IntlShape): string => {
  if (actor.isOnline) {
    const { online, inShow, inChat } = messages;
    return intl.formatMessage(isInShow ? inShow : actor.isVoyeurMode ? inChat : online);
  }
  const hours = performer.heatMaps.value?.hoursToBeOnline ?? 0;
  return hours > 0 ? intl.formatMessage(messages.offlineUntil, { hours }) : intl.formatMessage(messages.offline);
};

/** Props of PerformerHeaderConnected. */
export interface PerformerHeaderProps {
  performer: Performer;
  actor: ActorData;
  /** Opens the live preview; null while it is open. */
  onWatch: (() => void) | null;
}

/** The top of a performer's page: facts, presence, and the actions to watch a live preview and to pin. */
export const PerformerHeaderConnected = observer(({ performer, actor, onWatch }: PerformerHeaderProps) => {
  const intl = useIntl();
  const isInShow = useIsInShow(actor);
  const watch = actor.isOnline && actor.isLivePreviewEnabled && onWatch !== null && (
    <Button data-needs-script variant="outline" icon={playFill} onClick={onWatch}>
      {intl.formatMessage(messages.watchLive)}
    </Button>
  );
  return (
    <ProfileHeader
      name={actor.name}
      banner={pictureContent(actor.banner)}
      portrait={pictureContent(actor.portrait)}
      presence={actor.isOnline ? 'online' : 'offline'}
      presenceText={presenceText(performer, actor, isInShow, intl)}
      facts={factsOf(actor, intl)}
      actions={
        <>
          {watch}
          <PinActorConnected actorId={actor.id} />
        </>
      }
    />
  );
});
