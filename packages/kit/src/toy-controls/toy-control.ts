/** A pattern of toy control that a guest can start for a while. */
export interface ToyControl {
  id: number;
  /** Its name in the guest's language. */
  displayName: string;
  /** How long it runs, in seconds. */
  duration: number;
  /** Its price, in hundredths of a coin. */
  price: number;
  /** Whether the pattern is chosen at random. @default false */
  random?: boolean | undefined;
  /** Whether only VIPs may start it. @default false */
  vip?: boolean | undefined;
}

/** Where a control that somebody started is. */
export interface ToyRun {
  /** The control. */
  id: number;
  state: 'sending' | 'queued' | 'running' | 'done' | 'failed' | 'givenBack';
  /** The number of runs before one that is queued. @default 0 */
  ahead?: number | undefined;
  /** The seconds that are left of one that runs. */
  secondsLeft?: number | undefined;
}

/** Why a control cannot be started now. */
export type ToyObstacle = 'notConnected' | 'busy' | 'vip' | 'balance';

const order: readonly ToyRun['state'][] = ['running', 'sending', 'queued', 'failed', 'givenBack', 'done'];

/** The shown run of a control that was started several times: the nearest one. */
export const runOf = (runs: readonly ToyRun[], id: number): ToyRun | undefined =>
  runs
    .filter((run) => run.id === id)
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .at(0);

/** Conditions on which a control can be started. */
export interface ToySituation {
  isConnected: boolean;
  runs: readonly ToyRun[];
  isVip: boolean;
  /** Hundredths; without one no control is too expensive. */
  balance: number | undefined;
}

/** Why a control cannot be started: nothing is connected, it is under way already, it is for VIPs, or it costs more than there is; else null. */
export function obstacleOf(
  control: ToyControl,
  { isConnected, runs, isVip, balance }: ToySituation,
): ToyObstacle | null {
  if (!isConnected) return 'notConnected';
  const state = runOf(runs, control.id)?.state;
  if (state === 'sending' || state === 'queued' || state === 'running') return 'busy';
  if (control.vip && !isVip) return 'vip';
  return balance !== undefined && control.price > balance ? 'balance' : null;
}
