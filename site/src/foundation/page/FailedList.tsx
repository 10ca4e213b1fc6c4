import { StatePanel } from '@lounge/kit/state-panel';
import type { Failure } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from './Error.messages.ts';
import { useReadsAgainOnline } from './use-reads-again-online.ts';

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

/** Without a network the list is read again by itself, as the panel says. */
const OfflineList = observer(({ level, onReload }: Pick<FailedListProps, 'level' | 'onReload'>) => {
  useReadsAgainOnline(onReload);
  return <StatePanel kind="offline" level={level} step={{ onAct: onReload }} />;
});

/** In place of a list that could not be read: why, and another attempt. */
export const FailedList = ({ failure, title, level, onReload }: FailedListProps) => {
  const intl = useIntl();
  const step = { onAct: onReload };
  if (failure?.kind === 'offline') return <OfflineList level={level} onReload={onReload} />;
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
