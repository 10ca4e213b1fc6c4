/** For how long the picture of one chat has moved on this page, over all players that showed it. */
export class PlayedTime {
  /** Milliseconds. */
  ms = 0;
  #before = 0;
  #ofPlayer = 0;

  /** Begins with another chat. */
  restart(): void {
    [this.ms, this.#before, this.#ofPlayer] = [0, 0, 0];
  }

  /** Takes what a player says of itself; one that was opened anew counts from zero. Returns the milliseconds that were added. */
  add(playedMs: number): number {
    if (playedMs < this.#ofPlayer) this.#before = this.ms;
    this.#ofPlayer = playedMs;
    const added = this.#before + playedMs - this.ms;
    this.ms += added;
    return added;
  }
}
