import { SlotMachine } from '@lounge/kit/slot-machine';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { symbolsOf } from './SymbolArt.tsx';
import { useTry, type MechanicProps } from './use-try.ts';

/** A game of reels: its outcome is shown when the last one stops. @spec component:SlotMachine */
export const ReelsConnected = observer(({ game, onTry }: MechanicProps) => {
  const intl = useIntl();
  const tryOnce = useTry(game);
  const data = game.config.value;
  if (data === null) return null;
  const draw = async () => {
    onTry(true);
    const drawn = await tryOnce();
    if (drawn === null) onTry(false);
    return drawn;
  };
  return (
    <SlotMachine
      label={data.name}
      symbols={symbolsOf(data.languageConfigs.rewards, intl)}
      attemptsLeft={game.attemptsLeft ?? 0}
      onDraw={draw}
      onStop={() => onTry(false)}
    />
  );
});
