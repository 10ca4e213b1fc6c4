import { ButtonLink } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { sealCheckFill } from '@lounge/kit/icons';
import { pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { windowMessages } from './Window.messages.ts';

/** Props of DoneLink. */
export interface DoneLinkProps {
  language: Language;
  'data-part'?: string;
}

/** Links to the site where the window is a page of its own, and closes the window where it is framed. */
export const DoneLink = ({ language, 'data-part': part }: DoneLinkProps) => (
  <ButtonLink
    variant="primary"
    size="large"
    wide
    href={pathTo('home', language)}
    target="_top"
    data-close=""
    data-part={part}
  >
    {useIntl().formatMessage(windowMessages.done)}
  </ButtonLink>
);

/** The sign above the words of a page on which something is done. */
export const DoneMark = () => (
  <span data-part="seal">
    <Icon path={sealCheckFill} size={40} />
  </span>
);

/** The content of a page that has nothing left to do: a sign above its words, which fill the window, and the way out. */
export const Done = ({ language }: Pick<DoneLinkProps, 'language'>) => (
  <>
    <DoneMark />
    <DoneLink language={language} />
  </>
);
