import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';

/** Content of a question over a chat. */
export interface PromptContent {
  /** The question. */
  title: string;
  /** The consequence of a yes. */
  text?: string | undefined;
  /** Its price. @default not shown */
  price?: PriceContent | undefined;
  /** Further fields between the text and the buttons. */
  children?: ReactNode;
  /** The label of the button that agrees. */
  yes: string;
  /** The label of the button that does not. */
  no: string;
  /** The answer that has the focus at first: 'no' where a yes ends something. @default 'yes' */
  focusOn?: 'yes' | 'no' | undefined;
  /** Whether the answer is on its way. @default false */
  isPending?: boolean | undefined;
  /** Why the answer did not arrive or cannot be sent. */
  problem?: string | undefined;
  /** Called when the guest agrees. */
  onYes: () => void;
  /** Called when the guest does not: by the button or Escape. */
  onNo: () => void;
}

/** The parts of a question inside its dialog; `id` is that of the dialog's names. */
export function PromptBody(props: PromptContent & { id: string }) {
  const { id, title, text, price, children, yes, no, isPending = false, problem, focusOn, onYes, onNo } = props;
  const intl = useIntl();
  const { language } = useKit();
  const declineButton = useRef<HTMLButtonElement>(null);
  const isCareful = focusOn === 'no';
  // After the effect of the layout that opens the dialog, which marks its first button.
  useEffect(() => {
    if (isCareful) declineButton.current?.focus();
  }, [isCareful]);
  return (
    <>
      <h2 id={`${id}-title`}>{title}</h2>
      {text !== undefined && (
        <p data-part="text" id={`${id}-text`}>
          {text}
        </p>
      )}
      {price !== undefined && (
        <p data-part="price">
          <PriceParts price={price} intl={intl} language={language} />
        </p>
      )}
      {children !== undefined && <div data-part="content">{children}</div>}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div data-part="choices">
        <Button size="large" variant="primary" isPending={isPending} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={declineButton} size="large" variant="outline" unavailable={isPending} onClick={onNo}>
          {no}
        </Button>
      </div>
    </>
  );
}
