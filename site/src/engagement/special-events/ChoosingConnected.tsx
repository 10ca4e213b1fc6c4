import { ChoosingGame, type ChoosingGameProps } from '@lounge/kit/choosing-game';
import type { GameData } from '@lounge/stores/engagement/special-events';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { SymbolArt, symbolsOf } from './SymbolArt.tsx';
import { useTry, type MechanicProps } from './use-try.ts';

type Look = Pick<ChoosingGameProps, 'look' | 'choices' | 'front'>;

const boxes: Look = { look: 'boxes', choices: 3 };

/** The looks of games that have something else than three boxes. */
const looks: Readonly<Partial<Record<GameData['gameCategory'], Look>>> = {
  halloween: { look: 'doors', choices: 3 },
  wiesnBude: { look: 'parcels', choices: 4 },
  lanternGarden: { look: 'lanterns', choices: 3, front: <SymbolArt symbol="lantern" size={84} /> },
};

/** A game of choosing: the server decides what is inside, whichever one the guest chooses. */
export const ChoosingConnected = observer(({ game, onTry }: MechanicProps) => {
  const intl = useIntl();
  const tryOnce = useTry(game);
  const data = game.config.value;
  if (data === null) return null;
  const choose = async () => {
    onTry(true);
    const found = await tryOnce();
    onTry(false);
    return found && { symbol: found.symbols[0] ?? null, won: found.won };
  };
  return (
    <ChoosingGame
      label={data.name}
      {...(looks[data.gameCategory] ?? boxes)}
      symbols={symbolsOf(data.languageConfigs.rewards, intl)}
      attemptsLeft={game.attemptsLeft ?? 0}
      onChoose={choose}
    />
  );
});
