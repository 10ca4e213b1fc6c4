import type { WindowPageName } from '@lounge/locale';
import type { MessageDescriptor } from 'react-intl';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';

/** Titles of the payment dialog until its page is loaded, where they are not that of the account. The views have the same, but their code is not in the browser. */
const titles: Readonly<Partial<Record<WindowPageName, MessageDescriptor>>> = {
  'top-up': windowTitles.paying,
  'age-check': windowTitles.ageCheck,
  vip: windowTitles.paying,
  tv: windowTitles.paying,
};

/** Returns the title of the payment dialog around a page. */
export const dialogTitle = (page: WindowPageName): MessageDescriptor => titles[page] ?? windowTitles.account;
