import { Button } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, pathTo } from '@lounge/locale';
import { NewsletterRequest, type NewsletterRequestState } from '@lounge/stores/foundation/guest';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './NewsletterRequest.messages.ts';

const Root = styled.div.withConfig({ componentId: 'site-newsletter-request' })`
  display: grid;
  gap: 12px;
  max-width: 420px;
  > p {
    font-weight: 600;
  }
  > [data-part='asked'] {
    color: var(--kit-text-muted);
    font-weight: 400;
    line-height: 1.5;
    outline: none;
  }
  > form {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  > form > :first-child {
    width: 100%;
  }
  > a {
    justify-self: start;
    padding: 10px 0;
    color: var(--kit-text-muted);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The form is gone when its answer comes, so the answer takes the focus that was in it. */
const focusAnswer = (answer: HTMLElement | null): void => answer?.focus({ preventScroll: true });

const errorOf = (state: NewsletterRequestState) =>
  state === 'malformed' || state === 'failed' ? messages[state] : undefined;

interface RequestFormProps {
  request: NewsletterRequest;
  typeId: number | undefined;
  labelledBy: string;
}

const RequestForm = observer(({ request, typeId, labelledBy }: RequestFormProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const error = errorOf(request.state);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('input[name=email]');
    await request.send(field?.value ?? '');
    // With it, screen readers read what was wrong.
    if (errorOf(request.state) !== undefined) field?.focus();
  };
  return (
    <form
      method="post"
      action={accountPagePath(language, 'newsletter')}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label={intl.formatMessage(messages.email)}
        hint={intl.formatMessage(messages.hint)}
        error={error && intl.formatMessage(error)}
        input={{ name: 'email', type: 'email', autoComplete: 'email', required: true, maxLength: 254 }}
      />
      <Button variant="outline" type="submit" isPending={request.state === 'sending'}>
        {intl.formatMessage(messages.subscribe)}
      </Button>
      {typeId !== undefined && <input type="hidden" name="typeId" value={typeId} />}
    </form>
  );
});

/** Props of NewsletterRequestConnected. */
export interface NewsletterRequestConnectedProps {
  /** The heading of a second one on a page. @default that of the footer */
  title?: string;
  /** The type of the newsletter. @default the offered one */
  typeId?: number | undefined;
}

/**
 * Offers visitors a newsletter at any address, which a mail asks first; without script a page of the account answers. A guest finds the
 * own ones.
 * @spec screen:shell.footer, feature:account.newsletter
 */
export const NewsletterRequestConnected = observer(({ title: ownTitle, typeId }: NewsletterRequestConnectedProps) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  const { language, brand, guestId } = config;
  // Of this form alone, as a page may have two.
  const [request] = useState(() => new NewsletterRequest(stores.context, typeId));
  const { state } = request;
  const { Link } = useKit();
  const title = useId();
  const profile = pathTo('personal.profile', language, { product: brand });
  return (
    <Root>
      <p id={title}>
        {state === 'asked' ? intl.formatMessage(messages.asked) : (ownTitle ?? intl.formatMessage(messages.title))}
      </p>
      {guestId !== null && <Link href={`${profile}?scrollTo=newsletters`}>{intl.formatMessage(messages.own)}</Link>}
      {guestId === null && state !== 'asked' && <RequestForm request={request} typeId={typeId} labelledBy={title} />}
      {state === 'asked' && (
        <p ref={focusAnswer} tabIndex={-1} data-part="asked">
          {intl.formatMessage(messages.askedText)}
        </p>
      )}
    </Root>
  );
});
