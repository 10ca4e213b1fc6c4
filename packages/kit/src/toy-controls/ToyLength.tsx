import { useIntl } from '../kit-provider/use-intl.ts';
import type { ToyControl } from './toy-control.ts';
import { messages } from './ToyControls.messages.ts';

/** How long a control runs, and whether its pattern is chosen at random. */
export function ToyLength({ duration: seconds, random = false }: Pick<ToyControl, 'duration' | 'random'>) {
  const intl = useIntl();
  return (
    <small>
      <span aria-hidden="true">{intl.formatMessage(messages.duration, { seconds })}</span>
      <span className="kit-visually-hidden">{intl.formatMessage(messages.durationWords, { seconds })}</span>
      {random && `, ${intl.formatMessage(messages.random)}`}
    </small>
  );
}
