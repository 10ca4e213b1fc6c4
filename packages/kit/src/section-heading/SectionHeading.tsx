import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { arrowRight } from '../icons/paths/arrow-right.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { sectionHeadingStyles } from './SectionHeading.styles.ts';

/** Props of SectionHeading. */
export interface SectionHeadingProps extends RootProps<'div', 'title'> {
  /** The texts of the heading. */
  title: ReactNode;
  /** Rank of the heading. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** A note after the heading, such as "42 people". */
  note?: ReactNode;
  /** A link to the whole list. */
  more?: { href: string; label: string } | undefined;
  /** Id of the heading element, for `aria-labelledby` of its section. */
  headingId?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-section-heading' })`
  ${sectionHeadingStyles}
`;

/** Heading of a section with an optional count and a link to the whole list. */
export function SectionHeading({ title, level = 2, note, more, headingId, ...rest }: SectionHeadingProps) {
  const { Link } = useKit();
  const Heading = `h${level}` as const;
  return (
    <Root {...rest}>
      <Heading id={headingId} data-slot="">
        {title}
      </Heading>
      {note !== undefined && (
        <span data-part="note" data-slot="">
          {note}
        </span>
      )}
      {more && (
        <Link href={more.href} data-part="more">
          {more.label}
          <Icon path={arrowRight} size={16} data-mirror="" />
        </Link>
      )}
    </Root>
  );
}
