import { Button } from '@lounge/kit/button';
import { paymentWindowPath } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { HiddenInputs, hiddenFields, type OfGuest } from './age-links.tsx';
import { ageCheckMessages as messages } from './AgeWindow.messages.ts';

/** Data of the view `age-bank`. */
export interface BankView extends OfGuest {
  readonly kind: 'age-bank';
  /** The bank's check; null before it has begun. */
  readonly check: string | null;
}

/** The page of the simulated bank, and the way to it. */
const BankForm = ({ view, language }: ViewProps<BankView>) => {
  const { check, guestId, back } = view;
  const intl = useIntl();
  return (
    <form method="post" noValidate action={paymentWindowPath(language, 'age-check')}>
      <HiddenInputs
        fields={hiddenFields(check === null ? 'bank' : 'bank-answer', guestId, back, check === null ? {} : { check })}
      />
      {check === null ? (
        <Button variant="primary" size="large" type="submit" wide>
          {intl.formatMessage(messages.toBank)}
        </Button>
      ) : (
        <>
          <Button variant="outline" size="large" type="submit" name="answer" value="confirm" wide>
            {intl.formatMessage(messages.bankConfirm)}
          </Button>
          <Button variant="outline" size="large" type="submit" name="answer" value="decline" wide>
            {intl.formatMessage(messages.bankDecline)}
          </Button>
        </>
      )}
    </form>
  );
};

/** The page of the simulated bank, and the way to it. */
export const bankView = defineView<BankView>({
  kind: 'age-bank',
  title: windowTitles.ageCheck,
  heading: ({ check }) =>
    check === null ? [messages.bankTitle, messages.bankLead] : [messages.bankPage, messages.bankPageLead],
  Content: BankForm,
});
