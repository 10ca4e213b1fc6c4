import type { Overrides } from './overrides.ts';
import type { Random } from './random.ts';
import type { PerformerPrices } from './rows.ts';

/** Generates a performer's prices from that of a video chat, in hundredths of a coin; all are whole coins. */
export function pricesFor(random: Random, video: number, override: Overrides): PerformerPrices {
  const offers = { voyeur: random.chance(0.75), toyControl: random.chance(0.45), voiceCall: random.chance(0.6) };
  const message = random.int(2, 5) * 100;
  return {
    video,
    voyeur: override.voyeur ?? (offers.voyeur ? wholeCoins(video / 2) : null),
    singleC2C: video + random.pick([400, 600, 800]),
    toyControl: override.toyControl ?? (offers.toyControl ? video + random.pick([600, 800, 1000]) : null),
    voiceCall: override.voiceCall ?? (offers.voiceCall ? wholeCoins((video * 2) / 3) : null),
    message,
  };
}

function wholeCoins(amount: number): number {
  return Math.round(amount / 100) * 100;
}
