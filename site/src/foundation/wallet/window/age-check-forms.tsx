import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import type { Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { formErrorTexts } from './form-errors.ts';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

interface FormProps<K extends WindowView['kind']> {
  view: Extract<WindowView, { kind: K }>;
  language: Language;
}

/** The form that verifies the guest's age. */
export const AgeCheckForm = ({ view: { birthDate, document, latest, formError } }: FormProps<'age-check'>) => {
  const intl = useIntl();
  const errorFor = (field: typeof formError) =>
    formError === field && formError ? intl.formatMessage(formErrorTexts[formError]) : undefined;
  return (
    <form method="post">
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
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.verifyAge)}
      </Button>
    </form>
  );
};
