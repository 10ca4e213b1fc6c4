import { type FormEvent, useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Consent.messages.ts';
import { consentStyles } from './Consent.styles.ts';

/** The optional purposes that a guest allowed. */
export interface ConsentChoice {
  functional: boolean;
  analytics: boolean;
}

/** Props of Consent. */
export interface ConsentProps extends RootProps<'section'> {
  /** The URL that stores the choice; the field `consent` is `all`, `necessary` or `chosen`, the last with `functional` and `analytics`. */
  action: string;
  /** Further hidden fields of the form, such as the URL to return to. */
  fields?: readonly HiddenField[] | undefined;
  /**
   * The purposes that the guest has allowed before: the question then stands in its place on a page instead of over it, with these ticked.
   * @default a question that covers the end of the page
   */
  choice?: ConsentChoice | undefined;
  /** Whether what the guest has just chosen is stored: says so politely. @default false */
  saved?: boolean | undefined;
  /** The URL of the privacy policy. */
  detailsHref?: string | undefined;
  /** Called when the guest decides; with a handler the form is not submitted. */
  onDecide?: ((choice: ConsentChoice) => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
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
 * The cookie banner: a non-modal region with buttons of equal size for rejecting and accepting, as a form that works without
 * JavaScript. @spec component:CookieBanner
 */
export function Consent({
  action,
  fields,
  choice,
  saved = false,
  detailsHref,
  onDecide,
  level,
  ...rest
}: ConsentProps) {
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
    <Root aria-labelledby={heading} data-settings={choice ? '' : undefined} {...rest}>
      <form method="post" noValidate action={action} onSubmit={decide}>
        <HiddenFields fields={fields} />
        <h2 aria-level={level} id={heading}>
          {intl.formatMessage(messages.title)}
        </h2>
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
        <details open={choice !== undefined}>
          <summary>{intl.formatMessage(messages.choose)}</summary>
          <label>
            <input type="checkbox" checked disabled readOnly />
            {intl.formatMessage(messages.necessary)}
          </label>
          <label key={`functional ${choice?.functional}`}>
            <input type="checkbox" name="functional" defaultChecked={choice?.functional} />
            {intl.formatMessage(messages.functional)}
          </label>
          <label key={`analytics ${choice?.analytics}`}>
            <input type="checkbox" name="analytics" defaultChecked={choice?.analytics} />
            {intl.formatMessage(messages.analytics)}
          </label>
          <Button type="submit" name="consent" value="chosen" size="small">
            {intl.formatMessage(messages.save)}
          </Button>
        </details>
        {choice && <p role="status">{saved && intl.formatMessage(messages.saved)}</p>}
      </form>
    </Root>
  );
}
