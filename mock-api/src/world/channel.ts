/** Messages between the processes that have a world open. */
export interface WorldChannel {
  /** Whether there can be other processes. */
  readonly isShared: boolean;
  /** Sends to all others. What is sent or missed while the line is broken is lost. */
  send(kind: string, value: unknown): void;
  /** Sends to all others and returns their answers; those that do not answer within a second are left out. */
  ask(kind: string, value: unknown): Promise<readonly unknown[]>;
  /** Handles the messages of a kind; what it returns answers `ask`. */
  on(kind: string, handle: (value: unknown) => unknown): void;
  /** Calls the listener when messages may have been lost: every second while the line is broken, when it is back, and every five seconds otherwise. */
  onGap(listener: () => void): void;
  close(): void;
}

const nothing = (): void => undefined;

/** The channel of a world that one process has. */
export const noChannel: WorldChannel = {
  isShared: false,
  send: nothing,
  ask: () => Promise.resolve([]),
  on: nothing,
  onGap: nothing,
  close: nothing,
};
