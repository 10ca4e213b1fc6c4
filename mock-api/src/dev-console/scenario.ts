import type { Language } from '@lounge/locale';
import type { ProviderState } from '../world/state.ts';

/** The guest of a scenario: an id, the token of the visitor's session, and the language in which the guest uses the site. */
export interface ScenarioGuest {
  readonly guestId: number;
  readonly token: string;
  /** @default 'en' */
  readonly language?: Language;
}

/** A named combination of provider states. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** The state afterwards. */
  readonly sentence: string;
  /** Who the visitor is afterwards: the scenario's guest, logged out, or unchanged. */
  readonly visitor: 'guest' | 'nobody' | 'same';
  /** The states in order; scenarios without a guest ignore the parameter. */
  states(guest: ScenarioGuest): readonly ProviderState[];
}
