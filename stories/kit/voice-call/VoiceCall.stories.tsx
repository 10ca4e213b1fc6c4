import { VoiceCall, type VoiceCallProps } from '@lounge/kit/voice-call';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { voiceCallExample } from '../../../packages/kit/src/voice-call/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const args = { ...voiceCallExample, onCall: fn(), onEnd: fn() } satisfies VoiceCallProps;

const alternatives = [
  { id: 1, name: 'Sable', href: '/en/sable/', picture: picture('velvet', 'portrait', 'sable') },
  { id: 2, name: 'Noor', href: '/en/noor/', picture: picture('velvet', 'portrait', 'noor') },
];

const meta = {
  title: 'Kit/VoiceCall',
  component: VoiceCall,
  args,
  decorators: [inBox('phone')],
} satisfies Meta<typeof VoiceCall>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:VoiceCallButton 1 */
export const Default: Story = {
  play: async ({ canvas, args: { onCall } }) => {
    await expect(canvas.getByRole('heading', { name: 'Call Mirela' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await expect(onCall).toHaveBeenCalledOnce();
  },
};
/** @spec component:VoiceCallButton 2 */
export const Connecting: Story = {
  args: { state: 'connecting' },
  play: async ({ canvas, args: { onEnd } }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting you with Mirela');
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(onEnd).toHaveBeenCalledOnce();
  },
};
export const Ringing: Story = {
  args: { state: 'ringing', price: undefined },
  play: async ({ canvas, args: { onEnd } }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Calling Mirela');
    await expect(canvas.getByText('Your number stays hidden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(onEnd).toHaveBeenCalledOnce();
  },
};
/** @spec component:VoiceCallButton 3 */
export const Running: Story = {
  args: { state: 'running', seconds: 252 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:12');
    await expect(canvas.queryByRole('button', { name: 'Call' })).toBeNull();
  },
};
/** @spec component:VoiceCallButton 4 */
export const Ended: Story = {
  args: { state: 'ended', seconds: 252, amount: 10_080 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It lasted 4:12 and cost 100.8 coins.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call again' })).toBeVisible();
  },
};
export const EndedFree: Story = {
  args: { state: 'ended', seconds: 12, price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It lasted 0:12 and cost nothing.')).toBeVisible();
  },
};
/** @spec component:VoiceCallButton 5 */
export const Failed: Story = {
  args: { state: 'failed', code: 3001, alternatives },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mirela cannot be reached');
    await expect(canvas.getByText('If you ask us about it: 3001')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sable' })).toHaveAttribute('href', '/en/sable/');
  },
};

const sheet: Story = {
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {(['available', 'running', 'failed'] as const).map((state) => (
        <State key={state} name={state}>
          <VoiceCall {...args} state={state} alternatives={alternatives} seconds={252} amount={10_080} code={3001} />
        </State>
      ))}
    </Sheet>
  ),
};

export const States: Story = sheet;
export const StatesBrasa: Story = { ...sheet, tags: ['shot'], globals: { brand: 'brasa' } };
export const German: Story = { ...sheet, globals: { language: 'de' } };
export const Phone: Story = {
  tags: ['shot'],
  args: { state: 'failed', code: 3001, alternatives },
  globals: { viewport: { value: 'phone' } },
};
