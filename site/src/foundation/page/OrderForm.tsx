import { Button } from '@lounge/kit/button';
import { Select } from '@lounge/kit/select';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './OrderForm.messages.ts';

const Form = styled.form.withConfig({ componentId: 'site-order' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--kit-text-muted);
`;

/** Props of OrderForm. */
export interface OrderFormProps {
  /** The path of the list. */
  action: string;
  /** The other choices of the address, as names and values, which the form keeps. */
  fields: readonly (readonly [name: string, value: string])[];
  label: string;
  /** The order that is shown. */
  value: string;
  options: readonly { value: string; text: string }[];
  /** Why the choice is not stored. @default nothing went wrong */
  lost?: string | false;
  onChoose: (value: string) => void;
}

/** The order of a list. Without a script it is a form with a button. */
export const OrderForm = ({ action, fields, label, value, options, lost = false, onChoose }: OrderFormProps) => {
  const intl = useIntl();
  return (
    <Form action={action} noValidate>
      {fields.map(([name, kept]) => (
        <input key={`${name} ${kept}`} type="hidden" name={name} value={kept} />
      ))}
      <Select
        key={value}
        input={{ name: 'sort', defaultValue: value, 'aria-label': label }}
        options={options}
        onChange={(change) => onChoose(change.value)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.sortNow)}
        </Button>
      </noscript>
      {lost !== false && <span role="status">{lost}</span>}
    </Form>
  );
};
