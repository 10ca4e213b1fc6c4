import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { messages } from './Footer.messages.ts';

/** Props of Footer. */
export interface FooterProps extends RootProps<'footer'> {
  /** Help, reporting and legal pages; an outside address opens in a new window. */
  links: readonly { href: string; label: string; outside?: boolean | undefined }[];
  /** A sentence at the end. @default 'For adults. Everyone here is 21 or older.' */
  note?: string | undefined;
  /** Further controls, such as language and theme. */
  children?: ReactNode;
}

const Root = styled.footer.withConfig({ componentId: 'kit-footer' })`
  max-width: 1368px;
  margin: 72px auto 0;
  > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 28px;
    padding: 26px 0 34px;
    border-top: 1px solid var(--kit-line);
    font-size: 14px;
    color: var(--kit-text-muted);
  }
  [data-part='row'] > .kit-wordmark {
    color: var(--kit-text);
    margin-right: 8px;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  nav a {
    padding: 12px 0;
  }
  nav a:hover {
    color: var(--kit-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-part='note'] {
    margin-left: auto;
  }
  @media (max-width: 1431.98px) {
    padding: 0 32px;
  }
  @media (max-width: 1022.98px) {
    padding-bottom: calc(var(--kit-size-tab-bar) + env(safe-area-inset-bottom));
    [data-part='note'] {
      margin-left: 0;
    }
  }
  @media (max-width: 767.98px) {
    margin-top: 44px;
    padding-inline: 16px;
    nav {
      gap: 0 22px;
    }
  }
`;

/** The end of every page: the name, help and legal links, and who the site is for. @spec component:Footer */
export function Footer({ links, note, children, ...rest }: FooterProps) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...rest}>
      <div data-part="row">
        <Wordmark height={22} sign={false} decorative />
        <nav aria-label={intl.formatMessage(messages.label)}>
          {links.map(({ href, label, outside }) =>
            outside ? (
              <a key={href} href={href} target="_blank" rel="noopener">
                {label}
              </a>
            ) : (
              <Link key={href} href={href}>
                {label}
              </Link>
            ),
          )}
        </nav>
        {children}
        <span data-part="note">{note ?? intl.formatMessage(messages.adults)}</span>
      </div>
    </Root>
  );
}
