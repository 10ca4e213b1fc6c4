import { Notice } from '@lounge/kit/notice';
import { useIntl } from 'react-intl';
import { messages } from './Gone.messages.ts';

/** Says by name that content is no longer there, where it was offered. */
export const GoneNotice = ({ title }: { title: string }) => (
  <div role="alert" id="gone">
    <Notice tone="warning" text={useIntl().formatMessage(messages.gone, { title })} />
  </div>
);
