import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Consent.messages.ts';
import { consentStyles } from './Consent.styles.ts';

/** What a guest allowed beside the necessary. */
export interface ConsentChoice {
  functional: boolean;
  analytics: boolean;
}

/** Props of Consent. */
export interface ConsentProps extends RootProps<'section'> {
  /** Address that keeps the choice; the field `consent` is `all`, `necessary` or `chosen`, the last with `functional` and `analytics`. */
  action: string;
  /** Further fields of the form, such as the address to return to. */
  fields?: readonly HiddenField[] | undefined;
  /** Where the data protection text is. */
  detailsHref?: string | undefined;
  /** The guest decided; with a listener the form is not sent. */
  onDecide?: ((choice: ConsentChoice) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-consent' })`
  ${consentStyles}
`;

function choiceOf(form: HTMLFormElement, submitter: HTMLElement | null): ConsentChoice {
  const value = submitter instanceof HTMLButtonElement ? submitter.value : 'chosen';
  if (value !== 'chosen') return { functional: value === 'all', analytics: value === 'all' };
  const data = new FormData(form);
  return { functional: data.has('functional'), analytics: data.has('analytics') };
}

/**
 * The question about cookies: a region that blocks nothing, with rejecting and accepting of the same size, as a form that works
 * without script. @spec component:CookieBanner
 */
export function Consent({ action, fields, detailsHref, onDecide, ...rest }: ConsentProps) {
  const intl = useIntl();
  const heading = useId();
  const { Link } = useKit();
  const decide = (event: FormEvent<HTMLFormElement>) => {
    if (!onDecide) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onDecide(choiceOf(event.currentTarget, submitter));
  };
  return (
    <Root aria-labelledby={heading} {...rest}>
      <form method="post" action={action} onSubmit={decide}>
        <HiddenFields fields={fields} />
        <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
        <p>
          {intl.formatMessage(messages.text)}{' '}
          {detailsHref && <Link href={detailsHref}>{intl.formatMessage(messages.details)}</Link>}
        </p>
        <div data-part="actions">
          <Button type="submit" name="consent" value="necessary" variant="outline" wide>
            {intl.formatMessage(messages.reject)}
          </Button>
          <Button type="submit" name="consent" value="all" variant="outline" wide>
            {intl.formatMessage(messages.accept)}
          </Button>
        </div>
        <details>
          <summary>{intl.formatMessage(messages.choose)}</summary>
          <label>
            <input type="checkbox" checked disabled readOnly />
            {intl.formatMessage(messages.necessary)}
          </label>
          <label>
            <input type="checkbox" name="functional" />
            {intl.formatMessage(messages.functional)}
          </label>
          <label>
            <input type="checkbox" name="analytics" />
            {intl.formatMessage(messages.analytics)}
          </label>
          <Button type="submit" name="consent" value="chosen" size="small">
            {intl.formatMessage(messages.save)}
          </Button>
        </details>
      </form>
    </Root>
  );
}
