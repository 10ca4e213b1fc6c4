import type { ToyRun } from '@lounge/kit/toy-controls';
import type { ToyControl } from '@lounge/stores/content/gifts';
import type { ToyRunData } from '@lounge/stores/content/live-chat';
import type { OutboxItem } from '@lounge/stores/content/messenger';

const states = { waiting: 'queued', running: 'running', ended: 'done', failed: 'givenBack' } as const;

const isOpen = ({ status }: ToyRunData): boolean => status === 'waiting' || status === 'running';

/** The guest's orders of toy controls in a chat that are not confirmed. */
export const toyOrdersIn = (
  waiting: readonly OutboxItem[],
  chatId: string,
  controls: readonly ToyControl[],
): readonly OutboxItem[] =>
  waiting.filter(
    (item) => item.chatId === chatId && item.gifts.some(({ giftId }) => controls.some(({ id }) => id === giftId)),
  );

/** The runs of the guest as the tray shows them: being sent, waiting or running, and of each control the last one that is over. */
export const shownRuns = (runs: readonly ToyRunData[], orders: readonly OutboxItem[]): readonly ToyRun[] => {
  const lastOver = new Map(runs.filter((run) => !isOpen(run)).map((run) => [run.toyControlId, run.runId]));
  return [
    ...orders.flatMap(({ state, gifts }) =>
      gifts.map(({ giftId: id }) => ({ id, state: state === 'failed' ? ('failed' as const) : ('sending' as const) })),
    ),
    ...runs
      .filter((run) => isOpen(run) || lastOver.get(run.toyControlId) === run.runId)
      .map(({ toyControlId: id, status, ahead, secondsLeft }) => ({
        id,
        state: states[status],
        ahead,
        ...(secondsLeft === null ? {} : { secondsLeft }),
      })),
  ];
};
