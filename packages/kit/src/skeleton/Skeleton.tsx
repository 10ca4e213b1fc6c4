import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { skeletonStyles } from './Skeleton.styles.ts';

/** Props of Skeleton. */
export interface SkeletonProps extends RootProps<'div'> {
  /** What it stands for: lines of text, a heading, a control, or a box that fills its container. @default 'text' */
  shape?: 'text' | 'heading' | 'control' | 'box' | undefined;
  /** How many lines of text. @default 3 */
  lines?: number | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-skeleton' })`
  [data-wait] {
    ${skeletonStyles}
  }
  &[data-shape='text'] [data-wait] + [data-wait] {
    margin-top: 10px;
  }
  &[data-shape='heading'] {
    width: min(280px, 70%);
    height: calc(var(--kit-type-5) * 1.06);
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  &[data-shape='control'] {
    width: 140px;
    height: var(--kit-size-control);
    border-radius: var(--kit-radius-control);
    background: var(--kit-surface-2);
  }
  &[data-shape='box'] {
    width: 100%;
    height: 100%;
    min-height: 96px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
  }
`;

/** A waiting shape for what has no skeleton of its own. */
export function Skeleton({ shape = 'text', lines = 3, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-shape={shape}>
      {shape === 'text' && Array.from({ length: lines }, (_, line) => <div key={line} data-wait="small" />)}
    </Root>
  );
}
