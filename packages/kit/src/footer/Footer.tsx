import { useId, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { arrowUpRight } from '../icons/paths/arrow-up-right.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { messages } from './Footer.messages.ts';
import { footerStyles } from './Footer.styles.ts';

/** A link of the footer. */
export interface FooterLink {
  href: string;
  label: string;
  /** Whether it leaves the site; it opens in a new window then. @default false */
  outside?: boolean | undefined;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
}

/** Props of Footer. */
export interface FooterProps extends RootProps<'footer'> {
  /** Help, reporting and legal pages; external URLs open in a new window. @default none */
  links?: readonly FooterLink[] | undefined;
  /** Links under headings, in columns above the row. @default none */
  groups?: readonly { label: string; links: readonly FooterLink[] }[] | undefined;
  /** Content after the groups, such as a sign-up for newsletters. */
  aside?: ReactNode;
  /** Pages of the brand elsewhere, as icons. @default none */
  social?: readonly { href: string; label: string; icon: string }[] | undefined;
  /** A sentence at the end. @default 'For adults. Everyone here is 21 or older.' */
  note?: string | undefined;
  /** Further controls, such as language and theme. */
  children?: ReactNode;
}

const Root = styled.footer.withConfig({ componentId: 'kit-footer' })`
  ${footerStyles}
`;

/** Attributes of a link that leaves the site. */
const leaving = { target: '_blank', rel: 'noopener nofollow' } as const;

function OneLink({ link: { href, label, outside, current } }: { link: FooterLink }) {
  const { Link } = useKit();
  if (!outside)
    return (
      <Link href={href} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    );
  return (
    <a href={href} {...leaving}>
      {label}
      <Icon path={arrowUpRight} size={16} />
    </a>
  );
}

function Group({ label, links }: { label: string; links: readonly FooterLink[] }) {
  const id = useId();
  return (
    <div data-part="group">
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.href}>
            <OneLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page: links in groups or in a row, pages elsewhere, and a note about the audience. @spec component:Footer */
export function Footer({ links = [], groups = [], aside, social = [], note, children, ...rest }: FooterProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.label);
  const hasGroups = groups.length > 0 || aside !== undefined;
  return (
    <Root {...rest} data-grouped={hasGroups || undefined}>
      {hasGroups && (
        <div data-part="columns">
          <nav aria-label={label}>
            {groups.map((group) => (
              <Group key={group.label} {...group} />
            ))}
          </nav>
          {aside !== undefined && (
            <div data-part="aside" data-slot="">
              {aside}
            </div>
          )}
        </div>
      )}
      <div data-part="row">
        <Wordmark height={22} sign={false} decorative />
        {links.length > 0 && (
          <nav aria-label={label}>
            {links.map((link) => (
              <OneLink key={link.href} link={link} />
            ))}
          </nav>
        )}
        {children !== undefined && (
          <div data-part="more" data-slot="">
            {children}
          </div>
        )}
        <span data-part="note">{note ?? intl.formatMessage(messages.adults)}</span>
        {social.length > 0 && (
          <ul data-part="social" aria-label={intl.formatMessage(messages.social)}>
            {social.map((page) => (
              <li key={page.href}>
                <a href={page.href} aria-label={page.label} {...leaving}>
                  <Icon path={page.icon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
