import { type FormEvent, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Consent.messages.ts';

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
  position: fixed;
  inset: auto 0 0;
  z-index: var(--kit-z-toast);
  width: min(calc(100% - 32px), 720px);
  max-height: calc(100vh - 32px);
  margin: 0 auto 16px;
  padding: 24px 28px;
  overflow: auto;
  border-radius: var(--kit-radius-3);
  background: var(--kit-surface-3);
  color: var(--kit-text);
  box-shadow: var(--kit-shadow-2);
  /* A panel that stands on its lower edge grows upwards while the page arrives; it is shown once its last button is there. */
  &:not(:has([value='chosen'])) {
    display: none;
  }
  h2 {
    font-size: 22px;
  }
  p {
    margin: 8px 0 16px;
    font-size: 15px;
  }
  [data-part='actions'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  summary {
    display: inline-block;
    margin-top: 12px;
    padding: 8px 0;
    font-size: 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-size: 15px;
  }
  input[type='checkbox'] {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--kit-accent);
  }
  @media (max-width: 767.98px) {
    padding: 20px;
    margin-bottom: calc(8px + env(safe-area-inset-bottom));
    width: calc(100% - 16px);
    p {
      margin: 6px 0 12px;
      font-size: 14px;
    }
  }
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
