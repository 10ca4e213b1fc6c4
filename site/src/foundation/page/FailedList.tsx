import { StatePanel } from '@lounge/kit/state-panel';
import type { Failure } from '@lounge/transport';
import { useIntl } from 'react-intl';
import { messages } from './Error.messages.ts';

/** Props of FailedList. */
export interface FailedListProps {
  failure: Failure | null;
  /** The title. @default "The list did not load" */
  title?: string | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Reads the list again. */
  onReload: () => void;
}

/** In place of a list that could not be read: why, and another attempt. */
export const FailedList = ({ failure, title, level, onReload }: FailedListProps) => {
  const intl = useIntl();
  const step = { onAct: onReload };
  if (failure?.kind === 'offline') return <StatePanel kind="offline" level={level} step={step} />;
  return (
    <StatePanel
      kind="error"
      level={level}
      title={title ?? intl.formatMessage(messages.listNotLoaded)}
      requestId={failure?.requestId ?? undefined}
      step={step}
    />
  );
};
