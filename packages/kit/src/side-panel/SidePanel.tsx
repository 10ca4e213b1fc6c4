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
  /** Something before heading and content, such as a satisfaction ring. */
  mark?: ReactNode;
  /** The content. */
  children?: ReactNode;
}

const Root = styled.section.withConfig({ componentId: 'kit-side-panel' })`
  ${sidePanelStyles}
`;

/** A card beside the content: a heading and a little to read. */
export function SidePanel({ title, level = 3, mark, children, ...rest }: SidePanelProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={heading} {...rest} data-marked={mark ? '' : undefined}>
      {mark}
      <div data-part="content">
        <Heading id={heading}>{title}</Heading>
        {children}
      </div>
    </Root>
  );
}
