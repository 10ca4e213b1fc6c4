import { isGameEvent } from '@lounge/protocol/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { idIn } from '../../foundation/page/id-in.ts';
import { EventFrame } from './EventFrame.tsx';
import { EventTiles } from './EventTiles.tsx';
import { GamePlayConnected } from './GamePlayConnected.tsx';
import { GameSideConnected } from './GameSideConnected.tsx';
import { useEvents, useGames } from './games-stores.ts';

/**
 * The page of every game, by its data: what it is, how it is played, what the guest has in it.
 * @spec screen:event.slot-machine, screen:event.wiesn-shooting, screen:event.wet-and-wild, screen:event.wiesn-bude
 * @spec screen:event.halloween, screen:event.kick-it-2024, screen:event.kick-it-2025, screen:event.reward-box
 * @spec screen:event.spit-or-swallow
 * @deviates feature:reward.games 8 docs/decisions/0284
 * @deviates entity:enum.specialEventScreen docs/decisions/0284
 * @spec screen:event.cum-on
 * @deviates screen:event.cum-on docs/decisions/0284
 * @spec screen:campaign.shooting-gallery, screen:campaign.wetnwildgame, entity:enum.specialEventScreen
 */
export const GameScreen = observer(() => {
  const { eventId } = useParams();
  const game = useGames().open(idIn(eventId));
  const others = (useEvents().value ?? []).filter(({ eventType }) => isGameEvent(eventType));
  const data = game.config.value;
  if (data === null) return null;
  const { hasStarted, hasEnded, dates } = data;
  const { texts, images } = data.languageConfigs;
  const event = { ...dates, hasStarted, hasEnded, name: texts.title, text: texts.text, picture: images.banner };
  return (
    <EventFrame event={event} data={game} isDaily>
      <div data-part="columns">
        <GamePlayConnected key={game.configId} game={game} />
        <div data-part="side">
          <GameSideConnected game={game} />
        </div>
      </div>
      {hasEnded && <EventTiles phase="running" events={others} most={4} />}
    </EventFrame>
  );
});
