import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { skeletonStyles } from './Skeleton.styles.ts';

/** Props of Skeleton. */
export interface SkeletonProps extends RootProps<'div'> {
  /** The content that it replaces: lines of text, a heading, a control, or a box that fills its container. @default 'text' */
  shape?: 'text' | 'heading' | 'control' | 'box' | undefined;
  /** The number of lines of text. @default 3 */
  lines?: number | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-skeleton' })`
  ${skeletonStyles}
`;

/** A placeholder for loading content that has no skeleton of its own. */
export function Skeleton({ shape = 'text', lines = 3, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden {...rest} data-shape={shape}>
      {shape === 'text' && Array.from({ length: lines }, (_, line) => <div key={line} data-skeleton="small" />)}
    </Root>
  );
}
