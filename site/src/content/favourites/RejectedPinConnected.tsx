import { Notice } from '@lounge/kit/notice';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { toastStyles } from '../../foundation/page/toast.styles.ts';
import { messages } from './Favourites.messages.ts';
import { useRejectedPin } from './favourites-stores.ts';

const Place = styled.div.withConfig({ componentId: 'site-rejected-pin' })`
  ${toastStyles}
  padding: 0;
`;

/** Says over the page why a pin was rejected, until it is closed, the page is left, or another pin is pressed. */
export const RejectedPinConnected = observer(() => {
  const intl = useIntl();
  const rejectedPin = useRejectedPin();
  const { reason } = rejectedPin;
  const { pathname } = useLocation();
  useEffect(() => () => rejectedPin.forget(), [rejectedPin, pathname]);
  return (
    <Place>
      {reason !== null && (
        <Notice
          data-floating=""
          tone="danger"
          text={intl.formatMessage(messages[reason])}
          onClose={rejectedPin.forget}
        />
      )}
    </Place>
  );
});
