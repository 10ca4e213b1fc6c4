import { welcomeActorsRead } from '@lounge/stores/content/actors';
import { conversionOf } from '../../foundation/conversion/conversion-stores.ts';
import { defineRead } from '../../shared/define-module.ts';
import type { Stores } from '../../shared/stores.ts';

/** The performers with whom a welcome chat is possible now. */
const { of: welcomeActorsOf, use } = defineRead('welcomeActors', ({ context }) => welcomeActorsRead(context));

/** Returns the performers with whom a welcome chat is possible now. */
export const useWelcomeActors = use;

/** Reads them for a guest who has the offer. */
export const loadWelcomeActors = async (stores: Stores): Promise<void> => {
  const offer = conversionOf(stores).conversionChat.offerAt(stores.context.clock.now());
  if (offer?.state === 'eligible') await welcomeActorsOf(stores).load();
};
