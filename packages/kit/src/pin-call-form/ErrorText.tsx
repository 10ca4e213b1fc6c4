import { formatTime } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Icon } from '../icon/Icon.tsx';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { messages } from './PinCallForm.messages.ts';

/** Why a pin-call did not work: the code of its first error. */
export interface PinCallProblem {
  code: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  triesLeft?: number | null | undefined;
  /** From when a new call is possible, as an instant. */
  retryAt?: string | null | undefined;
}

const numberCodes: readonly number[] = [1, 2, 3, 5, 6];
const pinCodes: readonly number[] = [4, 7, 8];

/** Whether an error stands under the number. */
export const isAboutNumber = (problem: PinCallProblem | null): problem is PinCallProblem =>
  problem !== null && numberCodes.includes(problem.code);

/** Whether an error stands under the pin. */
export const isAboutPin = (problem: PinCallProblem | null): problem is PinCallProblem =>
  problem !== null && pinCodes.includes(problem.code);

/** An error beside its field. */
export function FieldError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span data-part="error" role="alert">
      <Icon path={warningCircleFill} size={18} />
      <span>
        {text}
        {children}
      </span>
    </span>
  );
}

/** The text of an error, with how many tries are left, or from when a new call is possible. */
export function ErrorText({ problem: { code, triesLeft, retryAt } }: { problem: PinCallProblem }) {
  const intl = useIntl();
  const text =
    code === 9
      ? intl.formatMessage(messages.error9, { time: retryAt == null ? '' : formatTime(retryAt, intl.timeZone) })
      : intl.formatMessage(messages[`error${code}`]);
  return (
    <FieldError text={text}>
      {code === 8 && triesLeft != null && (
        <>
          {' '}
          <strong>{intl.formatMessage(messages.triesLeft, { count: triesLeft })}</strong>
        </>
      )}
    </FieldError>
  );
}
