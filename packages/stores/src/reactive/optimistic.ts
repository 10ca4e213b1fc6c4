import type { Result, Scope } from '@lounge/transport';
import { runInAction } from 'mobx';

/** A change that is shown before it is answered. */
export interface Optimistic<A> {
  /** Makes the change; answers the way back, which touches only what was changed and only if it still stands. */
  readonly now: () => () => void;
  /** Makes the call. */
  readonly send: () => Promise<Result<A>>;
}

/** Shows a change at once and takes it back where the call fails; after the scope ended nothing is touched any more. */
export const optimistic = async <A>(
  scope: Pick<Scope, 'isEnded'>,
  { now, send }: Optimistic<A>,
): Promise<Result<A>> => {
  const undo = runInAction(now);
  const result = await send();
  if (!result.ok && !scope.isEnded) runInAction(undo);
  return result;
};

/** A map as wishes are laid over. */
export type OverlayMap<V extends object> = Pick<Map<string, V>, 'get' | 'set' | 'delete'>;

/** Lays a value over a key; the way back takes away this very value and leaves what came after it. */
export const applyOverlay = <V extends object>(layer: OverlayMap<V>, key: string, value: V): (() => void) => {
  layer.set(key, value);
  return () => {
    if (layer.get(key) === value) layer.delete(key);
  };
};
