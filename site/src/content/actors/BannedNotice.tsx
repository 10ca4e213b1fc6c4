import { Notice } from '@lounge/kit/notice';
import type { ActorData } from '@lounge/stores/content/actors';
import { useIntl } from 'react-intl';
import { messages } from './Profile.messages.ts';

/** Says that a performer offers nothing live in the country of the visitor. @spec feature:performers.banned-country */
export const BannedNotice = ({ actor }: { actor: Pick<ActorData, 'name' | 'isCountryBanned'> }) => {
  const intl = useIntl();
  if (!actor.isCountryBanned) return null;
  const text = intl.formatMessage(messages.bannedText, { name: actor.name });
  return <Notice tone="warning" title={intl.formatMessage(messages.banned)} text={text} />;
};
