import { SidePanel } from '@lounge/kit/side-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sidePanelExample } from '../../../packages/kit/src/side-panel/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/SidePanel',
  component: SidePanel,
  decorators: [inBox('panel')],
  args: sidePanelExample,
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongGerman: Story = {
  args: { title: 'Benachrichtigungseinstellungen', text: 'Nur du kannst das lesen.' },
  globals: { language: 'de' },
};
