import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { messages } from './Footer.messages.ts';
import { footerStyles } from './Footer.styles.ts';

/** Props of Footer. */
export interface FooterProps extends RootProps<'footer'> {
  /** Help, reporting and legal pages; external URLs open in a new window. */
  links: readonly { href: string; label: string; outside?: boolean | undefined }[];
  /** A sentence at the end. @default 'For adults. Everyone here is 21 or older.' */
  note?: string | undefined;
  /** Further controls, such as language and theme. */
  children?: ReactNode;
}

const Root = styled.footer.withConfig({ componentId: 'kit-footer' })`
  ${footerStyles}
`;

/** The footer of every page: wordmark, help and legal links, and a note about the audience. @spec component:Footer */
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
        {children !== undefined && (
          <div data-part="more" data-slot="">
            {children}
          </div>
        )}
        <span data-part="note">{note ?? intl.formatMessage(messages.adults)}</span>
      </div>
    </Root>
  );
}
