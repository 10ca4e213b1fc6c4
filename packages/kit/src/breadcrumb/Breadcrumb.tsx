import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { caretLeft } from '../icons/paths/caret-left.ts';
import { caretRight } from '../icons/paths/caret-right.ts';
import { house } from '../icons/paths/house.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Breadcrumb.messages.ts';
import { breadcrumbStyles } from './Breadcrumb.styles.ts';

/** Props of Breadcrumb. */
export interface BreadcrumbProps extends RootProps<'nav'> {
  /** The steps to the page, home first; null while they are loading. The last one is the page itself, whose `href` is null. */
  steps: readonly { label: string; href: string | null }[] | null;
}

const Root = styled.nav.withConfig({ componentId: 'kit-breadcrumb' })`
  ${breadcrumbStyles}
`;

const divider = <Icon path={caretRight} size={14} data-part="divider" data-mirror="" />;

/** The place of a step that is loading. */
const pending = (
  <li>
    {divider}
    <span data-skeleton="small" />
  </li>
);

type Step = NonNullable<BreadcrumbProps['steps']>[number];

function StepContent({ label, isFirst }: { label: string; isFirst: boolean }) {
  return (
    <>
      <Icon path={caretLeft} size={18} data-part="back" data-mirror="" />
      {isFirst && <Icon path={house} size={18} data-part="house" />}
      <span data-part="label" itemProp="name">
        {label}
      </span>
    </>
  );
}

function StepItem({ step: { label, href }, at }: { step: Step; at: number }) {
  const { Link } = useKit();
  const content = <StepContent label={label} isFirst={at === 0} />;
  return (
    <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
      {at > 0 && divider}
      {href === null ? (
        <span data-part="step" aria-current="page">
          {content}
        </span>
      ) : (
        <Link href={href} data-part="step" itemProp="item">
          {content}
        </Link>
      )}
      <meta itemProp="position" content={String(at + 1)} />
    </li>
  );
}

/**
 * Where a page is: a link for each step above it, home first. In a narrow column only the way back. Search engines read the steps as
 * structured data. @spec component:Breadcrumb
 */
export function Breadcrumb({ steps, ...rest }: BreadcrumbProps) {
  const intl = useIntl();
  return (
    <Root aria-label={intl.formatMessage(messages.label)} aria-busy={steps === null || undefined} {...rest}>
      {steps === null ? (
        <ol>
          <li>
            <span data-part="step">
              <Icon path={house} size={18} />
            </span>
          </li>
          {pending}
        </ol>
      ) : (
        <ol data-steps="" itemScope itemType="https://schema.org/BreadcrumbList">
          {steps.map((step, at) => (
            // Two steps can have one name, and the order is their place.
            // oxlint-disable-next-line react/no-array-index-key
            <StepItem key={at} step={step} at={at} />
          ))}
        </ol>
      )}
    </Root>
  );
}
