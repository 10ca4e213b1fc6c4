/** What a key does to a player. */
export type PlayerAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'pictureInPicture' }
  | { readonly kind: 'seek' | 'volume'; readonly by: number };

/** A key and what it was pressed on. */
export interface PressedKey {
  readonly key: string;
  /** A modifier is down: the key is somebody else's. */
  readonly isModified: boolean;
  /** Buttons and menus have a use of their own for Space and for arrows up and down. */
  readonly on: 'button' | 'menu' | 'volume' | 'other';
}

const seekSeconds = 5;
const volumeStep = 0.1;

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullScreen' },
  c: { kind: 'captions' },
  p: { kind: 'pictureInPicture' },
  ArrowLeft: { kind: 'seek', by: -seekSeconds },
  ArrowRight: { kind: 'seek', by: seekSeconds },
  ArrowUp: { kind: 'volume', by: volumeStep },
  ArrowDown: { kind: 'volume', by: -volumeStep },
};

/** What a pressed key does, or null where it is not the player's. */
export function actionOf({ key, isModified, on }: PressedKey): PlayerAction | null {
  if (isModified || on === 'menu') return null;
  if (on === 'button' && key === ' ') return null;
  if (on === 'volume' && key.startsWith('Arrow')) return null;
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
