import { Button } from '@lounge/kit/button';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { formErrorTexts } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { newsletterNameOf } from '../guest/NewsletterNames.messages.ts';
import { messages as request } from '../guest/NewsletterRequest.messages.ts';
import { EmailField } from './EmailField.tsx';
import { messages as texts } from './Newsletter.messages.ts';

/** Data of the view of a mailed link of a newsletter. */
export interface NewsletterView {
  readonly kind: 'newsletter';
  /** The form that is shown: it begins the newsletter or ends it; null once that is done. */
  readonly asks: 'confirm' | 'leave' | null;
  readonly token: string;
  readonly typeId: number;
  /** The address in part. */
  readonly address: string;
  readonly isOn: boolean;
}

/** Opening the link changes nothing, as scanners of mails open links too. */
const NewsletterForm = ({ view: { asks, token, typeId, address, isOn }, language }: ViewProps<NewsletterView>) => {
  const intl = useIntl();
  const action = asks ?? (isOn ? null : 'confirm');
  const label = asks === null ? texts.takeBack : asks === 'confirm' ? texts.confirmButton : texts.leaveButton;
  const name = newsletterNameOf(typeId);
  return (
    <>
      <p data-part="note">
        {name !== null && intl.formatMessage(texts.about, { name: intl.formatMessage(name), address })}
      </p>
      {asks === null && <Done language={language} />}
      {action !== null && (
        <form method="post" noValidate>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="to" value={action === 'confirm' ? 'on' : 'off'} />
          <Button variant={asks === null ? 'outline' : 'primary'} size="large" type="submit" wide>
            {intl.formatMessage(label)}
          </Button>
        </form>
      )}
    </>
  );
};

/**
 * The page of a newsletter's mail: it begins or ends it without a log-in, any number of times.
 * @spec rest:guest.newsletter.unsubscribe, screen:event.newsletter-unsubscribe
 */
export const newsletterView = defineView<NewsletterView>({
  kind: 'newsletter',
  title: windowTitles.account,
  heading: ({ asks, isOn }) => {
    if (asks === 'confirm') return [texts.confirm, texts.begunText];
    if (asks === 'leave') return [texts.leave, texts.leftText];
    return isOn ? [texts.begun, texts.begunText] : [texts.left, texts.leftText];
  },
  Content: NewsletterForm,
});

/** Data of the view `newsletter-request`. */
export interface NewsletterRequestView {
  readonly kind: 'newsletter-request';
  readonly email: string;
  /** @default the offered one */
  readonly typeId?: number | undefined;
}

/** Data of the view after it. */
export interface NewsletterAskedView {
  readonly kind: 'newsletter-asked';
}

const RequestForm = ({ view: { email, typeId, formError } }: ViewProps<NewsletterRequestView>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      {typeId !== undefined && <input type="hidden" name="typeId" value={typeId} />}
      <EmailField
        label={intl.formatMessage(request.email)}
        email={email}
        autoComplete="email"
        error={formError === 'email' ? intl.formatMessage(formErrorTexts.email) : undefined}
        hasFocus
      />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(request.subscribe)}
      </Button>
    </form>
  );
};

/** The form of the footer as a page, for visitors without script. */
export const newsletterRequestView = defineView<NewsletterRequestView>({
  kind: 'newsletter-request',
  title: request.newsletter,
  heading: ({ typeId }) => [(typeId === undefined ? null : newsletterNameOf(typeId)) ?? request.title, request.hint],
  Content: RequestForm,
});

/** The answer to every request, whoever the address belongs to. */
export const newsletterAskedView = defineView<NewsletterAskedView>({
  kind: 'newsletter-asked',
  title: request.newsletter,
  heading: [request.asked, request.askedText],
  Content: Done,
});
