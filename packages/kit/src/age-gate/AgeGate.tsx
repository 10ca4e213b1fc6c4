import type { FormEvent, ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import type { RootProps } from '../root-props.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { messages } from './AgeGate.messages.ts';
import { ageGateStyles } from './AgeGate.styles.ts';

/** Props of AgeGate. */
export interface AgeGateProps extends RootProps<'section'> {
  /** The URL that stores the answer; the field `age` is `1` or `leave`. */
  action: string;
  /** Further hidden fields of the form, such as the URL to return to. */
  fields?: readonly HiddenField[] | undefined;
  /** Called when the guest confirms; with a handler the form is not submitted in that case. */
  onConfirm?: (() => void) | undefined;
  /** Content below the panel, such as a language menu and legal links. */
  children?: ReactNode;
}

const Root = styled.section.withConfig({ componentId: 'kit-age-gate' })`
  ${ageGateStyles}
`;

/** The age question before every page: one form with two answers, without pictures or names, that works without JavaScript. */
export function AgeGate({ action, fields, onConfirm, children, ...rest }: AgeGateProps) {
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!onConfirm || !(submitter instanceof HTMLButtonElement) || submitter.value !== '1') return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Root {...rest}>
      <form method="post" noValidate action={action} onSubmit={submit}>
        <HiddenFields fields={fields} />
        <div data-part="mark">
          <Wordmark height={36} />
        </div>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <p>{intl.formatMessage(messages.text)}</p>
        <div data-part="actions">
          <Button type="submit" name="age" value="1" variant="primary" size="large" wide>
            {intl.formatMessage(messages.confirm)}
          </Button>
          <Button type="submit" name="age" value="leave" variant="outline" size="large" wide>
            {intl.formatMessage(messages.leave)}
          </Button>
        </div>
      </form>
      {children && (
        <div data-part="below" data-slot="">
          {children}
        </div>
      )}
    </Root>
  );
}
