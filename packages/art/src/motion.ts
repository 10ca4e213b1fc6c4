/** Where things stand that swing while a picture is a clip; in a still picture everything rests. */
export interface Motion {
  /**
   * -1 to 1: a swing that begins at `phase` (0 to 1) of its course and comes full circle a whole number of times in a
   * loop, so that the loop's end meets its beginning.
   */
  swing(phase: number, times?: number): number;
  readonly isMoving: boolean;
}

/** The motion at a moment of a loop, 0 to 1; `null` rests. */
export function motionAt(moment: number | null): Motion {
  if (moment === null) return { swing: () => 0, isMoving: false };
  return { swing: (phase, times = 1) => Math.sin(Math.PI * 2 * (moment * times + phase)), isMoving: true };
}
