import { TicketShowTile } from '@lounge/kit/ticket-show-tile';
import { pathTo } from '@lounge/locale';
import { showDoor } from '@lounge/protocol/content/tickets';
import type { ShowData } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { textIn } from './text-in.ts';
import { useMinutes } from './tickets-stores.ts';

/** A show as a tile that leads to its page. @spec component:CamShowTile, screen:cams.shows */
export const ShowCard = observer(({ show, priority }: { show: ShowData; priority?: boolean }) => {
  const { config, stores } = useApp();
  const { now } = useMinutes();
  const [picture] = show.sedcardImages;
  // A locked guest can buy nothing, which the show's page says. A tile that said "no tickets" would be wrong.
  const isOpen = stores.guest.isLocked && now <= Date.parse(show.start) + showDoor.closesAfterMs;
  return (
    <TicketShowTile
      title={textIn(show.title, config.language)}
      href={pathTo('cams.show', config.language, { showId: show.id })}
      picture={picture === undefined ? pictureContent(show.banner) : pictureContent(picture)}
      owner={show.actorName}
      online={stores.presence.isOnline(show.actorId, show.actorOnline)}
      start={show.start}
      end={show.end}
      now={now}
      price={show.price.value}
      bought={show.isBought}
      canBuy={show.canBuy || isOpen}
      cancelled={show.isCancelled}
      featured={show.isFeatured ? 'byHand' : show.isAutoFeatured ? 'byRule' : undefined}
      internal={show.isInternal}
      isPrivate={show.isPrivate}
      priority={priority}
    />
  );
});
