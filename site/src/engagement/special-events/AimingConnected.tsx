import { ShootingGame } from '@lounge/kit/shooting-game';
import { berlinDay } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNow } from '../../foundation/page/use-now.ts';
import { SymbolArt } from './SymbolArt.tsx';
import { useTry, type MechanicProps } from './use-try.ts';

/** A game of aiming: each try that wins is a target, those of today stay lit. @spec component:ShootingGame */
export const AimingConnected = observer(({ game, onTry }: MechanicProps) => {
  const tryOnce = useTry(game);
  const now = useNow();
  const [hits, setHits] = useState({ day: '', count: 0 });
  const data = game.config.value;
  if (data === null) return null;
  const today = berlinDay(now);
  const known = game.reading?.guestData.rewardHistory.filter(
    ({ at, reward }) => reward !== null && berlinDay(at) >= today,
  );
  const shoot = async () => {
    onTry(true);
    const shot = await tryOnce();
    onTry(false);
    if (shot === null) return null;
    if (shot.won === null) return 'missed';
    setHits(({ day, count }) => ({ day: today, count: day === today ? count + 1 : 1 }));
    return 'hit';
  };
  const [symbol = 'lantern'] = data.languageConfigs.rewards.flatMap(({ symbols }) => symbols);
  const isGoal = data.gameCategory === 'kickIt';
  return (
    <ShootingGame
      label={data.name}
      look={isGoal ? 'goal' : 'lanterns'}
      target={isGoal ? undefined : <SymbolArt symbol={symbol} size={44} />}
      targets={Math.max(data.dailyAttempts, game.reading?.guestData.creditsTotal ?? 0)}
      lit={Math.max(known?.length ?? 0, hits.day === today ? hits.count : 0)}
      attemptsLeft={game.attemptsLeft ?? 0}
      points={game.points}
      onShoot={shoot}
    />
  );
});
