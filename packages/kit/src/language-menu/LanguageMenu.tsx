import type { Language } from '@lounge/locale';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { globeSimple } from '../icons/paths/globe-simple.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useMenu } from '../menu/use-menu.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LanguageMenu.messages.ts';
import { languageMenuStyles } from './LanguageMenu.styles.ts';

/** A language and the URL of this page in it. */
export interface LanguageChoice {
  language: Language;
  href: string;
}

/** Props of LanguageMenu. */
export interface LanguageMenuProps extends RootProps<'details'> {
  /** The available languages, each with the URL of this page. */
  choices: readonly LanguageChoice[];
  /** Called when the guest chooses a language; the link is followed unless the event is prevented. */
  onChoose?: ((choice: LanguageChoice & { event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
}

/** The native names of the languages. */
const names: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', nl: 'Nederlands', es: 'Español' };

const Root = styled.details.withConfig({ componentId: 'kit-language-menu' })`
  ${languageMenuStyles}
`;

/** A menu of links to this page in each language; it opens without JavaScript. @spec component:LanguageSelector */
export function LanguageMenu({ choices, onChoose, ref, ...rest }: LanguageMenuProps) {
  const menu = useMenu(ref);
  const intl = useIntl();
  const { language } = useKit();
  return (
    <Root {...menu} {...rest}>
      <summary>
        <Icon path={globeSimple} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.label, { name: names[language] })} </span>
        {language}
      </summary>
      <ul data-part="list">
        {choices.map((choice) => (
          <li key={choice.language}>
            <a
              href={choice.href}
              lang={choice.language}
              hrefLang={choice.language}
              aria-current={choice.language === language ? 'true' : undefined}
              onClick={onChoose && ((event) => onChoose({ ...choice, event }))}
            >
              {names[choice.language]}
              {choice.language === language && <Icon path={check} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
