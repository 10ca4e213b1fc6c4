import { Icon } from '@lounge/kit/icon';
import { caretLeft } from '@lounge/kit/icons';
import { Wordmark } from '@lounge/kit/wordmark';
import { pathTo, type Language } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages as footer } from '../foundation/page/Footer.messages.ts';
import { windowMessages } from '../shared/window/Window.messages.ts';
import { messages } from './WindowSurround.messages.ts';
import { windowSurroundStyles } from './WindowSurround.styles.ts';

const Surround = styled.div.withConfig({ componentId: 'site-window-surround' })`
  ${windowSurroundStyles}
`;

/** Props of WindowSurround. */
export interface WindowSurroundProps {
  language: Language;
  /** The page that the way back leads to. */
  back: string;
  children: ReactNode;
}

/** The brand's bar, a way back and the legal links, around a window that is a page of its own. */
export const WindowSurround = ({ language, back, children }: WindowSurroundProps) => {
  const intl = useIntl();
  const home = pathTo('home', language);
  return (
    <Surround>
      <header>
        <a href={home} aria-label={intl.formatMessage(messages.toSite)}>
          <Wordmark decorative />
        </a>
        <a href={back} data-part="back">
          <Icon path={caretLeft} size={16} />
          {intl.formatMessage(windowMessages.back)}
        </a>
      </header>
      {children}
      <footer>
        <nav aria-label={intl.formatMessage(messages.legalLinks)}>
          <a href={pathTo('help', language)}>{intl.formatMessage(footer.help)}</a>
          <a href={pathTo('legal.terms-of-service', language)}>{intl.formatMessage(footer.terms)}</a>
          <a href={pathTo('legal.data-protection', language)}>{intl.formatMessage(footer.dataProtection)}</a>
          <a href={pathTo('legal.imprint', language)}>{intl.formatMessage(footer.imprint)}</a>
        </nav>
      </footer>
    </Surround>
  );
};
