import type { MouseEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
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
  language: string;
  href: string;
}

/** Props of LanguageMenu. */
export interface LanguageMenuProps extends RootProps<'details'> {
  /** The available languages, each with the URL of this page. */
  choices: readonly LanguageChoice[];
  /** Called when the guest chooses a language; the link is followed unless the event is prevented. */
  onChoose?: ((choice: LanguageChoice & { event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
}

/** Native names that are the same in every browser. */
const names: Readonly<Record<string, string>> = { de: 'Deutsch', en: 'English', nl: 'Nederlands', es: 'Español' };

/** The native name of a language, with a capital; its tag where nobody knows one. */
function nameOf(language: string): string {
  const known = names[language];
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

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
        <span className="kit-visually-hidden">{intl.formatMessage(messages.label, { name: nameOf(language) })} </span>
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
              {nameOf(choice.language)}
              {choice.language === language && <Icon path={check} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
