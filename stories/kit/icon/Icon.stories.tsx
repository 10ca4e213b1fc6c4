import { Icon } from '@lounge/kit/icon';
import * as icons from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  args: { path: icons.heart },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { label: 'Liked', path: icons.heartFill } };
export const Large: Story = { args: { size: 28 } };
export const All: Story = {
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([name, path]) => (
        <State key={name} name={name}>
          <Icon path={path} size={24} />
        </State>
      ))}
    </Sheet>
  ),
};
