import type { Language } from '@lounge/locale';
import type { ToyControl } from '@lounge/stores/content/gifts';
import { giftName } from './conversation-items.tsx';

/** Toy controls as the kit shows them. */
export const shownToyControls = (controls: readonly ToyControl[], language: Language) =>
  controls.map((control) => ({
    id: control.id,
    displayName: giftName(control, language),
    duration: control.duration,
    price: control.price.value,
    random: control.random,
    vip: control.vip,
  }));
