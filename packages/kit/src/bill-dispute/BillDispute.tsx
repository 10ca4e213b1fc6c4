import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './BillDispute.messages.ts';
import { billDisputeStyles } from './BillDispute.styles.ts';

/** Props of BillDispute. */
export interface BillDisputeProps extends RootProps<'div'> {
  /** Whether the objection is on its way, arrived, was answered or failed. @default 'open' */
  state?: 'open' | 'sending' | 'sent' | 'answered' | 'failed' | undefined;
  /** The answer to the objection. */
  answer?: string | undefined;
  /** Called with what is wrong with the bill. */
  onDispute: (dispute: { text: string }) => void;
  /** Rank of the heading among those of the page. @default 3 */
  level?: HeadingLevel | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-bill-dispute' })`
  ${billDisputeStyles}
`;

/** The longest objection. */
const maxText = 1000;

type FormProps = Pick<BillDisputeProps, 'state' | 'onDispute'> & { onClose: () => void };

function Form({ state, onDispute, onClose }: FormProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const problem = isEmpty ? messages.empty : state === 'failed' ? messages.notSent : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const written = text.trim();
        setIsEmpty(written === '');
        if (written !== '' && state !== 'sending') onDispute({ text: written });
      }}
    >
      <label htmlFor={`${id}-text`}>{intl.formatMessage(messages.text)}</label>
      <textarea
        id={`${id}-text`}
        rows={4}
        value={text}
        aria-invalid={isEmpty || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        {...textLimit(maxText, text, setText)}
      />
      <CharactersLeft text={text} max={maxText} />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {intl.formatMessage(problem)}
        </p>
      )}
      <div data-part="buttons">
        <Button type="submit" isPending={state === 'sending'}>
          {intl.formatMessage(messages.send)}
        </Button>
        <Button variant="text" onClick={onClose}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  );
}

/** Disputes a bill: a button that opens a field, then what became of it. */
export function BillDispute({ state = 'open', answer, onDispute, level, ...rest }: BillDisputeProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const isDone = state === 'sent' || state === 'answered';
  return (
    <Root {...rest} data-state={state}>
      {state === 'answered' && <h3 aria-level={level}>{intl.formatMessage(messages.answer)}</h3>}
      {isDone && <p role="status">{state === 'answered' ? answer : intl.formatMessage(messages.sent)}</p>}
      {!isDone && isOpen && <Form state={state} onDispute={onDispute} onClose={() => setIsOpen(false)} />}
      {!isDone && !isOpen && (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          {intl.formatMessage(messages.dispute)}
        </Button>
      )}
    </Root>
  );
}
