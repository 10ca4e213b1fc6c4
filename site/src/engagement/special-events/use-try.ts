import type { RewardGame } from '@lounge/stores/engagement/special-events';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { outcomeName } from './game-rewards.ts';

/** A try that was counted: the symbols at which it ended, and what it won as text; null for nothing. */
export interface CountedTry {
  readonly symbols: readonly string[];
  readonly won: string | null;
}

/** Props of the mechanics of games. */
export interface MechanicProps {
  game: RewardGame;
  /** Called when a try begins, and when its outcome may be shown. */
  onTry: (isUnderWay: boolean) => void;
}

/** Returns what uses an attempt; its result is null if it was not counted. */
export const useTry = (game: RewardGame): (() => Promise<CountedTry | null>) => {
  const intl = useIntl();
  const { language } = useApp().config;
  return async () => {
    const result = await game.use();
    if (!result.ok) {
      // A declared failure means that our state is stale, so it is loaded again.
      if (result.failure.kind === 'declared') void game.config.load();
      return null;
    }
    if (result.value === null) return null;
    const { outcome: id, symbols } = result.value;
    const outcome = game.config.value?.languageConfigs.rewards.find((each) => each.id === id);
    return { symbols, won: outcome === undefined ? null : outcomeName(outcome, language, intl) };
  };
};
