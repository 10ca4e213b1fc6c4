import { Notice } from '@lounge/kit/notice';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { WindowReport } from './define-view.ts';
import { fieldErrors, formErrorTexts, type FormError } from './form-errors.ts';
import { windowMessages as messages } from './Window.messages.ts';
import { windowFrameStyles } from './WindowFrame.styles.ts';

const Frame = styled.main.withConfig({ componentId: 'site-window' })`
  ${windowFrameStyles}
`;

/** Props of WindowFrame. */
export interface WindowFrameProps {
  /** Null for content with its own heading. */
  title: string | null;
  lead: string | null;
  /** Replaces the lead inside a page that is about to reload; null where the lead applies everywhere. */
  framedLead: string | null;
  formError: FormError | null;
  report: WindowReport | null;
  nonce: string;
  /** Whether the window takes money, so that a guest who waits reads that it is taken once. */
  isPaying: boolean;
  children?: ReactNode;
}

/** One page of the payment window: heading, lead, formError, form. The script only notifies the page that embeds the window. */
export const WindowFrame = (props: WindowFrameProps) => {
  const { title, lead, framedLead, formError, report, nonce, isPaying, children } = props;
  const intl = useIntl();
  return (
    <Frame>
      <div
        id="report"
        hidden
        data-event={report?.event}
        data-payment={report?.paymentId ?? undefined}
        data-final={report?.isFinal}
      />
      {/* Before what can be pressed: a press that came earlier than the script would leave the page around the window. */}
      <script src="/vxpay/report.js" nonce={nonce} />
      {title !== null && <h1>{title}</h1>}
      {lead !== null && <p data-part={framedLead === null ? undefined : 'alone'}>{lead}</p>}
      {framedLead !== null && <p data-part="framed">{framedLead}</p>}
      {formError !== null && !fieldErrors.has(formError) && (
        <Notice tone="danger" text={intl.formatMessage(formErrorTexts[formError])} data-error={formError} />
      )}
      {children}
      <p id="slow" role="status" hidden>
        {intl.formatMessage(isPaying ? messages.slow : messages.slowForm)}
      </p>
    </Frame>
  );
};
