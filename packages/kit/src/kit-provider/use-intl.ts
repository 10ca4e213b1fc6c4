import { timeZone } from '@lounge/locale';
import { use } from 'react';
import { createIntl, IntlContext, type IntlShape } from 'react-intl';
import { KitContext } from './kit-context.ts';
import { quickIntl } from './quick-intl.ts';

let english: IntlShape | null = null;

/** Returns the formatters of the nearest provider in the time zone of the kit; outside of one those of English, so that a component still has its texts. */
export function useIntl(): IntlShape {
  const intl = use(IntlContext) as IntlShape | undefined;
  const zone = use(KitContext)?.timeZone ?? timeZone;
  return quickIntl(intl ?? (english ??= createIntl({ locale: 'en', timeZone, onError: () => undefined })), zone);
}
