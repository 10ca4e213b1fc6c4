import type { Result, Scope } from '@lounge/transport';
import { runInAction } from 'mobx';

/** A change that shows before it is confirmed. */
export interface Optimistic<A> {
  /** Makes the change. Returns its undo, which touches only what was changed and only if nothing changed it since. */
  readonly now: () => () => void;
  /** Makes the call. */
  readonly send: () => Promise<Result<A>>;
}

/** Shows a change immediately and undoes it if the call fails; after the end of the scope nothing is undone. */
export const optimistic = async <A>(
  scope: Pick<Scope, 'isEnded'>,
  { now, send }: Optimistic<A>,
): Promise<Result<A>> => {
  const undo = runInAction(now);
  const result = await send();
  if (!result.ok && !scope.isEnded) runInAction(undo);
  return result;
};

/** Values by key that cover confirmed ones until they are confirmed themselves. */
export type OverlayMap<V extends object> = Pick<Map<string, V>, 'get' | 'set' | 'delete'>;

/** Puts a value over a key. Returns its undo, which removes this very value and leaves a later one. */
export const applyOverlay = <V extends object>(overlay: OverlayMap<V>, key: string, value: V): (() => void) => {
  overlay.set(key, value);
  return () => {
    if (overlay.get(key) === value) overlay.delete(key);
  };
};
