import { Button } from '@lounge/kit/button';
import { CoinMark } from '@lounge/kit/coin-mark';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { OptionCard } from '@lounge/kit/option-card';
import { TextField } from '@lounge/kit/text-field';
import { formatTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { windowMessages } from '../../../shared/window/Window.messages.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { formatEuro } from './format-euro.ts';
import { paymentMessages as messages } from './Payment.messages.ts';

/** Data of the view `top-up`. */
export interface TopUpView {
  readonly kind: 'top-up';
  /** Whose form it is; it is not taken from another account. */
  readonly guestId: number;
  readonly packages: readonly { readonly cents: number; readonly coins: number }[];
  /** The package that is chosen at first, in cents. */
  readonly chosen: number;
  readonly limits: { readonly smallest: number; readonly largest: number };
  readonly other: string;
  /** The guest's payment of a moment ago. */
  readonly recent: { readonly cents: number; readonly at: string } | null;
}

const Choice = styled.span.withConfig({ componentId: 'site-window-choice' })`
  display: flex;
  align-items: center;
  gap: 14px;
`;

/**
 * The form to choose an amount. One is chosen, so that its button leads on at once; nothing is paid on this page.
 * @spec screen:overlay.payment, feature:pay.top-up
 */
const TopUpForm = ({ view, language }: ViewProps<TopUpView>) => {
  const { guestId, packages, chosen, limits, other, recent, formError } = view;
  const intl = useIntl();
  const { timeZone } = useKit();
  const hint = intl.formatMessage(messages.otherHint, {
    smallest: formatEuro(limits.smallest, language),
    largest: formatEuro(limits.largest, language),
  });
  return (
    <form method="post" noValidate>
      <input type="hidden" name="guest" value={guestId} />
      {recent !== null && (
        <Notice
          tone="success"
          text={intl.formatMessage(messages.recentlyPaid, {
            sum: formatEuro(recent.cents, language),
            time: formatTime(recent.at, timeZone),
          })}
        />
      )}
      <fieldset>
        <legend className="kit-visually-hidden">{intl.formatMessage(messages.topUp)}</legend>
        {packages.map(({ cents, coins }) => (
          <OptionCard
            key={cents}
            input={{ name: 'cents', value: cents, required: true, defaultChecked: other === '' && cents === chosen }}
            end={formatEuro(cents, language)}
          >
            <Choice>
              <CoinMark size={20} />
              <span>{intl.formatMessage(windowMessages.coins, { count: coins / 100 })}</span>
            </Choice>
          </OptionCard>
        ))}
        <OptionCard input={{ name: 'cents', value: 'other', required: true, defaultChecked: other !== '' }} end="€">
          <Choice>
            <CoinMark size={20} />
            {intl.formatMessage(messages.otherAmount)}
          </Choice>
        </OptionCard>
      </fieldset>
      <TextField
        data-part="other"
        label={intl.formatMessage(messages.otherAmount)}
        hint={hint}
        error={formError === 'amount' && other !== '' ? hint : undefined}
        unit="€"
        input={{ name: 'other', inputMode: 'decimal', autoComplete: 'off', defaultValue: other, maxLength: 8 }}
      />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(windowMessages.goOn)}
      </Button>
    </form>
  );
};

/** The amounts of coins. */
export const topUpView = defineView<TopUpView>({
  kind: 'top-up',
  title: windowTitles.paying,
  heading: [messages.topUp, messages.topUpLead],
  Content: TopUpForm,
});
