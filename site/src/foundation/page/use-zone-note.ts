import { useKit } from '@lounge/kit/kit-provider';
import { placeOfZone, timeZone } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { messages } from './Notice.messages.ts';

/** Names the zone of the times that are shown, where its clock is not that of Berlin; null otherwise. */
export const useZoneNote = (): string | null => {
  const intl = useIntl();
  const { timeZone: zone, language } = useKit();
  return zone === timeZone ? null : intl.formatMessage(messages.zone, { place: placeOfZone(zone, language) });
};
