import { formatCoins, formatDay, formatMoney } from '@lounge/locale';
import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './AutoRechargeControl.messages.ts';
import { autoRechargeControlStyles } from './AutoRechargeControl.styles.ts';
import { RechargeRow } from './RechargeRow.tsx';

/** The guest's settings of the automatic recharge; amounts in hundredths. */
export interface RechargeValue {
  isOn: boolean;
  /** In hundredths of a coin. */
  threshold: number;
  /** In hundredths of a euro. */
  amount: number;
  /** The saved method that pays; null if none was chosen. */
  methodId: number | null;
}

/** Props of AutoRechargeControl. */
export interface AutoRechargeControlProps extends RootProps<'div', 'onChange'> {
  /** `setting`: the switch and its choices; `teaser`: a closable hint to it. @default 'setting' */
  mode?: 'setting' | 'teaser' | undefined;
  /** The current settings; null for a visitor who is not logged in, for whom nothing is called. */
  value: RechargeValue | null;
  /** Since when it is on, ISO 8601. @default off */
  since?: string | null | undefined;
  /** Whether a declined payment switched it off. @default false */
  isStopped?: boolean | undefined;
  /** The thresholds to choose from, in hundredths of a coin. */
  thresholds: readonly number[];
  /** The sums to choose from and their coins, in hundredths. */
  amounts: readonly { amount: number; coins: number }[];
  /** The saved methods. */
  methods: readonly { id: number; kind: 'card' | 'bank' | 'wallet'; label: string }[];
  /** Whether a change is being sent. @default false */
  isPending?: boolean | undefined;
  /** Why the last change failed. @default it did not */
  error?: string | undefined;
  /** The address of the log-in, for visitors. */
  logInHref: string;
  /** Called with everything when the guest changes one of them. */
  onChange: (value: RechargeValue) => void;
  /** Called when the guest opens or closes the teaser. */
  onTeaser?: ((choice: { mode: 'open' | 'closed' }) => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-auto-recharge-control' })`
  ${autoRechargeControlStyles}
`;

function Teaser({ onTeaser }: Pick<AutoRechargeControlProps, 'onTeaser'>) {
  const intl = useIntl();
  return (
    <div data-part="teaser">
      <div>
        <strong>{intl.formatMessage(messages.teaser)}</strong>
        <p>{intl.formatMessage(messages.teaserText)}</p>
        <Button variant="outline" onClick={() => onTeaser?.({ mode: 'open' })}>
          {intl.formatMessage(messages.seeIt)}
        </Button>
      </div>
      <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={() => onTeaser?.({ mode: 'closed' })} />
    </div>
  );
}

type SettingProps = Omit<AutoRechargeControlProps, 'value' | 'logInHref' | 'mode'> & { value: RechargeValue };

function Setting({ value, since, isStopped, thresholds, amounts, methods, isPending, error, onChange }: SettingProps) {
  const intl = useIntl();
  const { language } = useKit();
  const labelId = useId();
  const [chosenMethod, setChosenMethod] = useState(value.methodId);
  const methodId = value.methodId ?? chosenMethod;
  const cannot = isPending === true || (!value.isOn && methodId === null);
  const change = (part: Partial<RechargeValue>): void => onChange({ ...value, methodId, ...part });
  return (
    <>
      <div data-part="row">
        <span id={labelId}>
          <strong>{intl.formatMessage(messages.title)}</strong>
          <small>
            {value.isOn && since
              ? intl.formatMessage(messages.since, { day: formatDay(since, language, intl.timeZone) })
              : intl.formatMessage(messages.off)}
          </small>
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={value.isOn}
          aria-labelledby={labelId}
          aria-disabled={cannot || undefined}
          onClick={() => void (cannot || change({ isOn: !value.isOn }))}
        />
      </div>
      <RechargeRow
        label={intl.formatMessage(messages.below)}
        value={value.threshold}
        options={thresholds.map((each) => [
          each,
          intl.formatMessage(messages.coins, { coins: formatCoins(each, language), count: each / 100 }),
        ])}
        onChange={(threshold) => change({ threshold })}
      />
      <RechargeRow
        label={intl.formatMessage(messages.add)}
        value={value.amount}
        options={amounts.map(({ amount, coins }) => [
          amount,
          intl.formatMessage(messages.coinsFor, {
            coins: formatCoins(coins, language),
            count: coins / 100,
            sum: formatMoney({ amount, currency: 'EUR' }, language),
          }),
        ])}
        onChange={(amount) => change({ amount })}
      />
      {methods.length === 0 ? (
        <p data-part="note">{intl.formatMessage(messages.noMethod)}</p>
      ) : (
        <RechargeRow
          label={intl.formatMessage(messages.paidWith)}
          value={methodId}
          empty={intl.formatMessage(messages.choose)}
          options={methods.map(({ id, kind, label }) => [id, `${intl.formatMessage(messages[kind])} ${label}`])}
          onChange={(id) => {
            setChosenMethod(id);
            if (value.isOn) change({ methodId: id });
          }}
        />
      )}
      <div role="alert" data-part="error" hidden={!error && !isStopped}>
        {error ?? (isStopped && intl.formatMessage(messages.stopped))}
      </div>
    </>
  );
}

/**
 * The automatic recharge: a switch, the threshold, the sum and the method, each sent as it is changed. It starts off, and cannot be
 * switched on before a method is chosen. @spec component:AutoRechargeControl screen:overlay.auto-recharge
 */
export function AutoRechargeControl(props: AutoRechargeControlProps) {
  const {
    mode = 'setting',
    value,
    since,
    isStopped,
    thresholds,
    amounts,
    methods,
    isPending,
    error,
    logInHref,
    onChange,
    onTeaser,
    ...rest
  } = props;
  const intl = useIntl();
  return (
    <Root {...rest} data-mode={mode} data-on={value?.isOn || undefined}>
      {value === null ? (
        <p data-part="note">
          {intl.formatMessage(messages.logIn)} <a href={logInHref}>{intl.formatMessage(messages.logInLink)}</a>
        </p>
      ) : mode === 'teaser' ? (
        <Teaser onTeaser={onTeaser} />
      ) : (
        <Setting
          value={value}
          since={since}
          isStopped={isStopped}
          thresholds={thresholds}
          amounts={amounts}
          methods={methods}
          isPending={isPending}
          error={error}
          onChange={onChange}
        />
      )}
    </Root>
  );
}
