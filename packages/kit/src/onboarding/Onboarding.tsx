import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Onboarding.messages.ts';
import { onboardingStyles } from './Onboarding.styles.ts';

/** Props of Onboarding. */
export interface OnboardingProps extends RootProps<'section'> {
  /** The steps, each a heading and a sentence. */
  steps: readonly { title: string; text: string }[];
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called after the last step, and when the guest skips the others. */
  onDone: (done: { isSkipped: boolean }) => void;
}

const Root = styled.section.withConfig({ componentId: 'kit-onboarding' })`
  ${onboardingStyles}
`;

/** Shows a new guest around, step by step; it can be skipped at any step, and each one is announced. @spec component:Onboarding */
export function Onboarding({ steps, level, onDone, ...rest }: OnboardingProps) {
  const intl = useIntl();
  const heading = useId();
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  return (
    <Root aria-labelledby={heading} {...rest}>
      <div data-part="words" aria-live="polite">
        <span className="kit-visually-hidden">
          {intl.formatMessage(messages.step, { step: at + 1, of: steps.length })}
        </span>
        <h2 id={heading} aria-level={level}>
          {step.title}
        </h2>
        <p>{step.text}</p>
      </div>
      <div data-part="foot">
        <div data-part="dots" aria-hidden="true">
          {steps.map(({ title }, dot) => (
            <span key={title} data-current={dot === at || undefined} />
          ))}
        </div>
        {!isLast && (
          <Button variant="text" onClick={() => onDone({ isSkipped: true })}>
            {intl.formatMessage(messages.skip)}
          </Button>
        )}
        <Button
          variant={isLast ? 'primary' : 'outline'}
          onClick={() => (isLast ? onDone({ isSkipped: false }) : setAt(at + 1))}
        >
          {intl.formatMessage(isLast ? messages.done : messages.next)}
        </Button>
      </div>
    </Root>
  );
}
