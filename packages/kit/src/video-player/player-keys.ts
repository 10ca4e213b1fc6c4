/** The effect of a key on a player. */
export type PlayerAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullScreen' | 'captions' | 'pictureInPicture' }
  | { readonly kind: 'seek' | 'volume'; readonly by: number }
  /** Seeks to a part of the whole, 0 to 0.9. */
  | { readonly kind: 'seekTo'; readonly part: number };

/** A key press and the kind of its target. */
export interface PressedKey {
  readonly key: string;
  /** Whether a modifier is pressed; then the player ignores the key. */
  readonly isModified: boolean;
  /** Fields, where a guest types or chooses, handle all keys themselves, buttons Space, and the volume the arrows. */
  readonly on: 'button' | 'field' | 'volume' | 'other';
}

const seekSeconds = 5;
const jumpSeconds = 10;
const volumeStep = 0.1;

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullScreen' },
  c: { kind: 'captions' },
  p: { kind: 'pictureInPicture' },
  j: { kind: 'seek', by: -jumpSeconds },
  l: { kind: 'seek', by: jumpSeconds },
  ArrowLeft: { kind: 'seek', by: -seekSeconds },
  ArrowRight: { kind: 'seek', by: seekSeconds },
  ArrowUp: { kind: 'volume', by: volumeStep },
  ArrowDown: { kind: 'volume', by: -volumeStep },
};

/** The effect of a key press, or null if the player ignores it. */
export function actionOf({ key, isModified, on }: PressedKey): PlayerAction | null {
  if (isModified || on === 'field') return null;
  if (on === 'button' && key === ' ') return null;
  if (on === 'volume' && key.startsWith('Arrow')) return null;
  if (/^\d$/u.test(key)) return { kind: 'seekTo', part: Number(key) / 10 };
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The handlers of key actions. */
export type PlayerHandlers = Readonly<
  Record<Exclude<PlayerAction['kind'], 'seek' | 'seekTo' | 'volume'>, () => void>
> & {
  readonly seek: (by: number) => void;
  readonly seekTo: (part: number) => void;
  readonly volume: (by: number) => void;
};

/** Runs the handler of a key action. */
export function perform(action: PlayerAction, handlers: PlayerHandlers): void {
  if ('by' in action) handlers[action.kind](action.by);
  else if ('part' in action) handlers[action.kind](action.part);
  else handlers[action.kind]();
}
