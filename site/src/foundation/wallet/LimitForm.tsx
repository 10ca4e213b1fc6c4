import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import type { PaymentSettings } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './Coins.messages.ts';

const Form = styled.form.withConfig({ componentId: 'site-limit-form' })`
  display: grid;
  gap: 12px;
  padding: 12px 0;
  > [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Parses typed euros as cents: digits, and at most two after a comma or point; null if the text is no amount up to 10,000. */
const limitIn = (text: string): number | null => {
  const [, euro, fraction = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euro === undefined) return null;
  const cents = Number(euro) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= 1_000_000 ? cents : null;
};

/** Sets or removes the monthly limit. The field keeps what was typed when it is wrong. */
export const LimitForm = observer(({ settings, onDone }: { settings: PaymentSettings; onDone: () => void }) => {
  const intl = useIntl();
  const [isWrong, setWrong] = useState(false);
  const failed = settings.failed?.part === 'limit';
  const set = async (cents: number | null): Promise<void> => {
    setWrong(false);
    if (await settings.setLimit(cents)) onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('limit');
    const cents = limitIn(typeof text === 'string' ? text : '');
    if (cents === null) setWrong(true);
    else void set(cents);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={intl.formatMessage(messages.monthly)}
        error={
          isWrong
            ? intl.formatMessage(messages.limitError)
            : failed
              ? intl.formatMessage(messages.rechargeFailed)
              : undefined
        }
        unit="€"
        input={{ name: 'limit', inputMode: 'decimal', autoComplete: 'off', maxLength: 8, required: true }}
      />
      <div data-part="acts">
        <Button variant="outline" type="submit" isPending={settings.pending === 'limit'}>
          {intl.formatMessage(messages.setLimit)}
        </Button>
        <Button variant="text" onClick={() => void set(null)}>
          {intl.formatMessage(messages.removeLimit)}
        </Button>
      </div>
    </Form>
  );
});
