import { formatCoins } from '@lounge/locale';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { WindowFrame, type ModalWindowProps } from '../modal-window/WindowFrame.tsx';
import { TippingGoal, type TippingGoalContent } from '../tipping-goal/TippingGoal.tsx';
import { TipForm } from './TipForm.tsx';
import { messages } from './TipDialog.messages.ts';
import { tipDialogStyles } from './TipDialog.styles.ts';

/** The goal that a tip counts towards. */
export interface TipGoal extends TippingGoalContent {
  /** The purpose of the coins. @default none */
  title?: string | undefined;
}

/** Props of TipDialog. */
export interface TipDialogProps extends Omit<ModalWindowProps, 'title' | 'actions' | 'children' | 'onClose'> {
  /** The performer's name. */
  name: string;
  /** The guest's balance in hundredths of a coin; after the tip what is left. */
  balance: number;
  /** The goal of the post; after the tip with it. @default null */
  goal?: TipGoal | null | undefined;
  /** The tip that was sent, in whole coins; null before that. @default null */
  sentCoins?: number | null | undefined;
  /** Whether a tip is on its way; presses are ignored then. @default false */
  isPending?: boolean | undefined;
  /** Why the last tip was not sent. @default none */
  problem?: string | undefined;
  /** Why no coins can be bought, in the guest's language; it takes the place of the link to them. @default they can */
  stopped?: string | undefined;
  /** The address of the payment window. */
  topUpHref: string;
  /** Called with the chosen amount, in whole coins. */
  onTip: (tip: { amountCoins: number }) => void;
  /** Called when the guest closes it. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-tip-dialog' })`
  ${tipDialogStyles}
`;

type SentProps = Pick<TipDialogProps, 'name' | 'balance' | 'goal' | 'onClose'> & { coins: number };

function Sent({ name, balance, goal = null, coins, onClose }: SentProps) {
  const intl = useIntl();
  const { language } = useKit();
  const done = useRef<HTMLDivElement>(null);
  // The button that sent it is gone. The next one is not focused, as Enter pressed twice would close the dialog.
  useEffect(() => done.current?.focus(), []);
  const left = formatCoins(balance, language);
  return (
    <>
      <div ref={done} data-part="done" role="status" tabIndex={-1}>
        <p data-part="title">{intl.formatMessage(messages.thanks, { name })}</p>
        <p data-part="text">
          {intl.formatMessage(messages.sent, { count: coins, balance: left })}
          {goal !== null &&
            ` ${intl.formatMessage(messages.stands, { sum: goal.tipsSumCoins, total: goal.goalCoins })}`}
        </p>
      </div>
      {goal !== null && <TippingGoal {...goal} />}
      <div data-part="foot">
        <Button variant="outline" size="large" wide onClick={onClose}>
          {intl.formatMessage(messages.close)}
        </Button>
      </div>
    </>
  );
}

/**
 * A tip on a post: four amounts or another one, none chosen beforehand, with balance and goal; then the thanks.
 * @spec screen:overlay.feed-tip component:TipDialog
 */
export function TipDialog(props: TipDialogProps) {
  const { name, balance, goal = null, sentCoins = null, isPending = false, ...others } = props;
  const { problem, stopped, topUpHref, onTip, onClose, ...rest } = others;
  const intl = useIntl();
  const { language } = useKit();
  const [chosen, setChosen] = useState<number | 'other' | null>(null);
  const coins = formatCoins(balance, language);
  const towards = goal !== null && !goal.achieved ? goal : null;
  return (
    <WindowFrame
      {...rest}
      root={Root}
      title={intl.formatMessage(messages.title, { name })}
      onClose={onClose}
      data-step={sentCoins === null ? 'choose' : 'sent'}
    >
      <div data-part="body">
        {sentCoins === null ? (
          <TipForm
            balance={balance}
            chosen={chosen}
            isPending={isPending}
            problem={problem}
            stopped={stopped}
            topUpHref={topUpHref}
            onChoose={setChosen}
            onTip={onTip}
          >
            {intl.formatMessage(messages.balance, { balance: coins, count: balance / 100 })}
            {towards !== null &&
              ` ${intl.formatMessage(messages.towards, {
                titled: towards.title === undefined ? 'no' : 'yes',
                title: towards.title ?? '',
                sum: towards.tipsSumCoins,
                total: towards.goalCoins,
              })}`}
          </TipForm>
        ) : (
          <Sent name={name} balance={balance} goal={goal} coins={sentCoins} onClose={onClose} />
        )}
      </div>
    </WindowFrame>
  );
}
