import { styled } from 'styled-components';
import { SwitchRow } from '../form/SwitchRow.tsx';
import { switchRowStyles } from '../form/switch-row.styles.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './NewsletterForm.messages.ts';

/**
 * How a newsletter stands: nothing was done yet, it waits for a confirmation by mail, it comes, the last wish failed, or it was ended here.
 */
export type NewsletterState = 'idle' | 'pending' | 'subscribed' | 'failed' | 'unsubscribed';

/** Props of NewsletterForm. */
export interface NewsletterFormProps extends RootProps<'div'> {
  /** The type's number, for the handlers. */
  typeId: number;
  /** The newsletter's name. */
  name: string;
  /** When it comes and what is in it. */
  text: string;
  /** How it stands. @default 'idle' */
  state?: NewsletterState | undefined;
  /** Whether it comes although the last change failed. @default false */
  isOn?: boolean | undefined;
  /** Whether a change is being sent. @default false */
  isPending?: boolean | undefined;
  /** Whether it cannot begin now; one that comes can always be ended. @default false */
  unavailable?: boolean | undefined;
  /** Called when the guest wants it. */
  onSubscribe: (newsletter: { typeId: number }) => void;
  /** Called when the guest ends it. */
  onUnsubscribe: (newsletter: { typeId: number }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-newsletter-form' })`
  ${switchRowStyles}
`;

/** A newsletter: what it is, whether it comes, and a switch that begins and ends it. @spec component:NewsletterForm */
export function NewsletterForm(props: NewsletterFormProps) {
  const {
    typeId,
    name,
    text,
    state = 'idle',
    isOn = false,
    isPending,
    unavailable,
    onSubscribe,
    onUnsubscribe,
    ...rest
  } = props;
  const intl = useIntl();
  const known = state === 'idle' || state === 'failed' ? text : intl.formatMessage(messages[state]);
  const isSwitchedOn = state === 'failed' ? isOn : state === 'subscribed' || state === 'pending';
  return (
    <Root {...rest} data-state={state}>
      <SwitchRow
        label={name}
        text={<span role="status">{known}</span>}
        isOn={isSwitchedOn}
        unavailable={isPending === true || (unavailable === true && !isSwitchedOn)}
        error={state === 'failed' ? intl.formatMessage(messages.failed) : undefined}
        onChange={(next) => (next ? onSubscribe({ typeId }) : onUnsubscribe({ typeId }))}
      />
    </Root>
  );
}
