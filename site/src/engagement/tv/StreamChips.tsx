import { ChipLink } from '@lounge/kit/chip';
import type { TvStreamType } from '@lounge/stores/engagement/tv';
import { useIntl } from 'react-intl';
import { messages } from './TvLive.messages.ts';

interface StreamChipsProps {
  type: TvStreamType;
  hrefOf: (type: TvStreamType) => string;
}

/** The two streams, of which one is shown. */
export const StreamChips = ({ type, hrefOf }: StreamChipsProps) => {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.streams)}>
      <ChipLink href={hrefOf('live')} selected={type === 'live'}>
        {intl.formatMessage(messages.freeTv)}
      </ChipLink>
      <ChipLink href={hrefOf('premium')} selected={type === 'premium'}>
        {intl.formatMessage(messages.premium)}
      </ChipLink>
    </nav>
  );
};
