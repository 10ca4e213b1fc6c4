import { Button } from '@lounge/kit/button';
import { useIntl } from 'react-intl';
import type { WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

/** The form of a mailed link that verifies an address, or changes it. Opening the link changes nothing, as scanners of mails open links too. */
export const VerifyForm = ({
  view: { token },
}: {
  view: Extract<WindowView, { kind: 'verify' | 'confirm-email' }>;
}) => (
  <form method="post">
    <input type="hidden" name="token" value={token} />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(messages.verifyButton)}
    </Button>
  </form>
);
