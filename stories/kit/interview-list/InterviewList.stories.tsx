import { InterviewList, type InterviewListProps } from '@lounge/kit/interview-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const portrait = picture('velvet', 'portrait', 'mirela');

function InBrand({ interviews, ...props }: InterviewListProps) {
  const shown = usePictureOfBrand(portrait);
  return <InterviewList {...props} interviews={interviews.map((each) => ({ ...each, picture: shown }))} />;
}

const meta = {
  title: 'Kit/InterviewList',
  component: InterviewList,
  args: {
    interviews: [
      {
        id: 2,
        title: 'Three questions at the window',
        at: '2026-11-09T18:00:00.000Z',
        picture: portrait,
        parts: [
          {
            question: 'What was the first piece you ever played for a stranger?',
            answer: 'A waltz, far too fast. He was waiting for a ferry and missed it. We still write to each other.',
          },
          { question: 'And if nobody asks for anything?', answer: 'Then I play what the weather suggests.' },
          { question: 'Which question may people always ask you?', answer: 'Whether the piano is real. It is.' },
        ],
      },
      {
        id: 1,
        title: 'Before the light goes on',
        at: '2026-06-02T18:00:00.000Z',
        picture: portrait,
        parts: [{ question: 'When is your best hour?', answer: 'Just after eleven, when the street goes quiet.' }],
      },
    ],
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof InterviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:InterviewList 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/November/)).toBeVisible();
    await expect(canvas.getByText('And if nobody asks for anything?')).toBeVisible();
    await expect(canvas.getByText('When is your best hour?')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Before the light goes on' }));
    await expect(canvas.getByText('When is your best hour?')).toBeVisible();
    const sets = [...canvasElement.querySelectorAll<HTMLImageElement>('source, img')].map(({ srcset }) => srcset);
    await expect(sets.join()).toMatch(/w720\.\w+ 720w/);
  },
};

/** @spec component:InterviewList 1 */
export const Loading: Story = {
  args: { interviews: [], isPending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByText('Interviews are loading')).toBeInTheDocument();
  },
};

/** @spec component:InterviewList 2 */
export const Empty: Story = {
  args: { interviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No interviews yet.')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
