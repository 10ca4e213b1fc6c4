import { Button } from '@lounge/kit/button';
import { shared } from '@lounge/kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { Foundation, Section } from './Foundation.tsx';

const Track = styled.div.withConfig({ componentId: 'story-motion' })`
  max-width: 480px;
  padding: 8px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-2);
  > span {
    display: block;
    width: 44px;
    height: 44px;
    border-radius: var(--kit-radius-round);
    background: var(--kit-accent);
    transition: margin-inline-start var(--kit-motion-ease);
  }
  > [data-motion='feedback'] {
    transition-duration: var(--kit-motion-feedback);
  }
  > [data-motion='enter'] {
    transition-duration: var(--kit-motion-enter);
  }
  > [data-moved='true'] {
    margin-inline-start: calc(100% - 44px);
  }
  @media (prefers-reduced-motion: reduce) {
    > span {
      transition: none;
    }
  }
`;

function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Foundation
      title="Motion"
      intro="Two durations and one curve in all brands. Where the device asks for reduced motion, everything stands still."
    >
      <Button onClick={() => setMoved(!isMoved)}>Move</Button>
      {(['feedback', 'enter'] as const).map((name) => (
        <Section key={name} title={`--kit-motion-${name}: ${shared.motion[name]}`}>
          <p>
            {name === 'feedback'
              ? 'Answers to a press: hover, focus, a pressed button.'
              : 'What appears: menus, notices, windows.'}
          </p>
          <Track>
            <span data-motion={name} data-moved={isMoved} />
          </Track>
        </Section>
      ))}
      <Section title="--kit-motion-ease">
        <code>{shared.motion.ease}</code>
      </Section>
    </Foundation>
  );
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], render: () => <Motion /> } satisfies Meta;
export default meta;

export const Durations: StoryObj = {};

export const Moved: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved="true"]')).toHaveLength(2);
  },
};
