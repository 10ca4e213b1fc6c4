/** The motion of swinging shapes in a clip; in a still picture everything is at rest. */
export interface Motion {
  /**
   * The swing, -1 to 1: it begins at `phase` (0 to 1) of its period and completes a whole number of periods per loop, so that
   * the loop is seamless.
   */
  swing(phase: number, times?: number): number;
  readonly isMoving: boolean;
}

/** The motion at a position in the loop, 0 to 1; `null` is at rest. */
export function motionAt(moment: number | null): Motion {
  if (moment === null) return { swing: () => 0, isMoving: false };
  return { swing: (phase, times = 1) => Math.sin(Math.PI * 2 * (moment * times + phase)), isMoving: true };
}
