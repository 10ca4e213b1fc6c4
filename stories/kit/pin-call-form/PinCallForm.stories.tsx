import { PinCallForm } from '@lounge/kit/pin-call-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pinCallFormExample } from '../../../packages/kit/src/pin-call-form/example.ts';

const mobile = { countryCode: '49', preCode: '1512', number: '3456789', pinLength: 6, verified: false };
const landline = { countryCode: '49', preCode: '30', number: '12345678', pinLength: 5, verified: false };

const meta = {
  title: 'Kit/PinCallForm',
  component: PinCallForm,
  args: { ...pinCallFormExample, onCall: fn(), onPin: fn() },
} satisfies Meta<typeof PinCallForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a caret, which blinks in a screenshot. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** @spec component:PinCallForm 1, 15 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '1512 3456789');
    const voice = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'The voice speaks' });
    await expect([...voice.options].map(({ value }) => value)).toEqual(['DE', 'EN', 'ES']);
    await userEvent.selectOptions(voice, 'ES');
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }));
    await expect(args.onCall).toHaveBeenCalledWith({ countryCode: '49', number: '1512 3456789', language: 'ES' });
  },
};
/** The form says what is missing beside the field, in the guest's language; the browser's own bubble does not. */
export const NothingTyped: Story = {
  tags: ['shot'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
      'Please check the number.',
    );
    await expect(args.onCall).not.toHaveBeenCalled();
    leaveField();
  },
};
export const PinTooShort: Story = {
  args: { verification: landline, problem: { code: 8, triesLeft: 2 } },
  play: async ({ canvas, args }) => {
    const pin = canvas.getByRole('textbox', { name: 'PIN from the call' });
    await userEvent.type(pin, '271 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the PIN' }));
    await expect(pin).toHaveAccessibleDescription('The PIN has 5 digits.');
    await expect(args.onPin).not.toHaveBeenCalled();
    // What is corrected is not called too short any more.
    await userEvent.type(pin, '3');
    await expect(pin).not.toHaveAccessibleDescription(/5 digits/);
  },
};
/** @spec component:PinCallForm 2, 14 */
export const Pin: Story = {
  tags: ['shot'],
  args: { verification: mobile, callAgainAt: '2026-11-20T20:01:00.000Z' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('We are calling +49 1512 3456789.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part=pin] > span')).toHaveLength(6);
    const pin = canvas.getByRole('textbox', { name: 'PIN from the call' });
    await expect(pin).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(pin);
    await userEvent.paste('271828');
    await userEvent.click(canvas.getByRole('button', { name: 'Check the PIN' }));
    await expect(args.onPin).toHaveBeenCalledWith('271828');
    leaveField();
  },
};
/** @spec component:PinCallForm 11, 14 */
export const WrongPinOfLandline: Story = {
  tags: ['shot'],
  args: { verification: landline, problem: { code: 8, triesLeft: 2 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This PIN is not the one we read out. 2 tries left.');
    await expect(canvasElement.querySelectorAll('[data-part=pin] > span')).toHaveLength(5);
    await expect(canvas.getByRole('textbox', { name: 'PIN from the call' })).toHaveAccessibleDescription(
      /2 tries left/,
    );
  },
};
/** @spec component:PinCallForm 3 */
export const Verified: Story = {
  args: { verification: { ...mobile, verified: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your number is verified');
    await expect(canvas.getByText('+49 1512 3456789 belongs to your account now.')).toBeVisible();
  },
};

const typed = { countryCode: '49', number: '30 123', language: 'DE' } as const;
/** @spec component:PinCallForm 4 */
export const InvalidNumber: Story = {
  args: { typed, problem: { code: 1 } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(number).toHaveValue('30 123');
    await expect(number).toHaveAccessibleDescription('Please check the number.');
    leaveField();
  },
};
/** @spec component:PinCallForm 5-6, 8-9 */
export const NumberRefused: Story = {
  args: { typed, problem: { code: 2 } },
  render: (args) => (
    <div>
      {([2, 3, 5, 6] as const).map((code) => (
        <PinCallForm key={code} {...args} problem={{ code }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const errors = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(errors).toEqual([
      'We cannot call this country. Take another way.',
      'This way is not possible with this number.',
      'This number cannot be used here.',
      'Another account uses this number already.',
    ]);
  },
};
/** @spec component:PinCallForm 7, 10 */
export const CallIsOver: Story = {
  args: { verification: mobile, problem: { code: 4 } },
  render: (args) => (
    <div>
      {([4, 7] as const).map((code) => (
        <PinCallForm key={code} {...args} problem={{ code }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const errors = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(errors).toEqual(['Nobody answered in time. Call again?', 'This call is over. Start a new one.']);
  },
};
/** @spec component:PinCallForm 12-13 */
export const NotNow: Story = {
  args: { typed, problem: { code: 9, retryAt: '2026-11-20T20:58:00.000Z' } },
  render: (args) => (
    <div>
      <PinCallForm {...args} />
      <PinCallForm {...args} problem={{ code: 10 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const errors = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(errors).toEqual([
      'A new call is possible from 21:58.',
      'That did not work. Nothing was lost, please try again.',
    ]);
  },
};
export const GermanPhone: Story = {
  tags: ['shot'],
  args: { verification: mobile, problem: { code: 8, triesLeft: 1 }, callAgainAt: '2026-11-20T20:01:00.000Z' },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: leaveField,
};
export const SpanishBrasaLight: Story = {
  args: { typed, problem: { code: 6 } },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
  play: leaveField,
};
