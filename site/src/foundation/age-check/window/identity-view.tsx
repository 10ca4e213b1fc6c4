import { Button, ButtonLink } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { formErrorTexts } from '../../../shared/window/form-errors.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { HiddenInputs, hiddenFields, partOf, type OfGuest } from './age-links.tsx';
import { ageCheckMessages as messages } from './AgeWindow.messages.ts';

/** Data of the view `age-check`. */
export interface IdentityView extends OfGuest {
  readonly kind: 'age-check';
  readonly birthDate: string;
  readonly document: string;
  readonly latest: string;
}

/** The form of the identity card. */
const IdentityForm = ({ view, language }: ViewProps<IdentityView>) => {
  const { birthDate, document, latest, formError, guestId, back } = view;
  const intl = useIntl();
  const errorFor = (field: typeof formError) =>
    formError === field && formError ? intl.formatMessage(formErrorTexts[formError]) : undefined;
  return (
    <form method="post" noValidate>
      <HiddenInputs fields={hiddenFields('identity', guestId, back)} />
      <TextField
        label={intl.formatMessage(messages.birthDate)}
        error={errorFor('birthDate')}
        input={{
          name: 'birthDate',
          type: 'date',
          autoComplete: 'bday',
          required: true,
          max: latest,
          defaultValue: birthDate,
          autoFocus: formError !== 'document',
        }}
      />
      <TextField
        label={intl.formatMessage(messages.document)}
        hint={intl.formatMessage(messages.documentHint)}
        error={errorFor('document')}
        input={{
          name: 'document',
          autoComplete: 'off',
          required: true,
          maxLength: 20,
          defaultValue: document,
          autoFocus: formError === 'document',
        }}
      />
      <div data-part="actions">
        <ButtonLink variant="outline" size="large" href={partOf(language, back, { way: 'choose' })}>
          {intl.formatMessage(messages.otherWay)}
        </ButtonLink>
        <Button variant="primary" size="large" type="submit" wide>
          {intl.formatMessage(messages.verifyAge)}
        </Button>
      </div>
    </form>
  );
};

/** The form of the identity card. */
export const identityView = defineView<IdentityView>({
  kind: 'age-check',
  title: windowTitles.ageCheck,
  heading: [messages.ageCheck, messages.ageCheckLead],
  Content: IdentityForm,
});
