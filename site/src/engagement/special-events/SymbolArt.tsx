import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import type { IntlShape } from 'react-intl';
import type { GameOutcome } from './game-rewards.ts';
import { symbolName } from './Games.messages.ts';

const isShape = (key: string): key is GiftShape => (giftShapes as readonly string[]).includes(key);

/** The drawing of a symbol; one without a drawing is a wrapped box. */
export const SymbolArt = ({ symbol, size }: { symbol: string; size?: number | undefined }) => (
  <GiftArt shape={isShape(symbol) ? symbol : 'macaron'} size={size} />
);

/** The symbols of a game's outcomes, each once, in their order. */
export const symbolsOf = (outcomes: readonly GameOutcome[], intl: IntlShape) =>
  [...new Set(outcomes.flatMap(({ symbols }) => symbols))].map((id) => ({
    id,
    label: intl.formatMessage(symbolName(id)),
    art: <SymbolArt symbol={id} />,
  }));
