import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { sidePanelStyles } from './SidePanel.styles.ts';

/** Props of SidePanel. */
export interface SidePanelProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string;
  /** Rank of the heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Content before heading and text, such as a satisfaction ring. */
  mark?: ReactNode;
  /** A paragraph below the heading. */
  text?: ReactNode;
  /** Content after heading and text. */
  children?: ReactNode;
}

const Root = styled.section.withConfig({ componentId: 'kit-side-panel' })`
  ${sidePanelStyles}
`;

/** A card beside the main content: a heading with a short text. */
export function SidePanel({ title, level = 3, mark, text, children, ...rest }: SidePanelProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={heading} {...rest} data-marked={mark ? '' : undefined}>
      {mark}
      <div data-part="content" data-slot="">
        <Heading id={heading} data-kit="" data-slot="">
          {title}
        </Heading>
        {text !== undefined && (
          <p data-part="text" data-kit="" data-slot="">
            {text}
          </p>
        )}
        {children}
      </div>
    </Root>
  );
}
