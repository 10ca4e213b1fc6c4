import { ChatReport } from '@lounge/kit/chat-report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chatReportExample } from '../../../packages/kit/src/chat-report/example.ts';

const meta = {
  title: 'Kit/ChatReport',
  component: ChatReport,
  args: { ...chatReportExample, onReport: fn(), onClose: fn() },
} satisfies Meta<typeof ChatReport>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Report Mirela' }));

export const Default: Story = {
  play: async ({ args }) => {
    const report = dialog();
    for (const radio of report.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(report.getByRole('button', { name: 'Send the report' }));
    await expect(report.getByRole('alert')).toHaveTextContent('Choose what is wrong.');
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.click(report.getByRole('radio', { name: 'Fraud, or money outside this site' }));
    await userEvent.type(report.getByRole('textbox'), ' Asked for a transfer. ');
    await userEvent.click(report.getByRole('checkbox'));
    await userEvent.click(report.getByRole('button', { name: 'Send the report' }));
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'fraud', text: 'Asked for a transfer.', block: true });
    within(document.body)
      .getByRole('dialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const GermanPhone: Story = {
  tags: ['shot'],
  globals: { language: 'de', brand: 'brasa', viewport: { value: 'phone' } },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async () => expect(dialog().getByRole('alert')).toHaveTextContent('That did not arrive'),
};
export const Sending: Story = { args: { state: 'sending' } };
