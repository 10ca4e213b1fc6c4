import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { PromptBody } from '../chat-prompt/PromptBody.tsx';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './ChatReport.messages.ts';
import { chatReportStyles } from './ChatReport.styles.ts';

/** Why a performer is reported. */
export type ReportedReason = 'conduct' | 'age' | 'violence' | 'fraud' | 'other';

/** Props of ChatReport. */
export interface ChatReportProps extends RootProps<'dialog', 'open' | 'onClose'> {
  /** Whether it asks. */
  asking: boolean;
  /** The performer's name. */
  name: string;
  /** Whether the report is on its way or failed. @default 'open' */
  state?: 'open' | 'sending' | 'failed' | undefined;
  /** Called with the report; `block` also blocks the performer. */
  onReport: (report: { reason: ReportedReason; text: string; block: boolean }) => void;
  /** Called when the guest does not report: by the button or Escape. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-chat-report' })`
  ${chatReportStyles}
`;

const reasons: readonly ReportedReason[] = ['conduct', 'age', 'violence', 'fraud', 'other'];

/** The longest text of a report. */
const maxText = 1000;

interface Draft {
  reason: ReportedReason | null;
  text: string;
  block: boolean;
}

function Fields({ name, draft, onDraft }: { name: string; draft: Draft; onDraft: (draft: Draft) => void }) {
  const intl = useIntl();
  const id = useId();
  const { reason: chosen, text, block } = draft;
  return (
    <>
      <fieldset>
        <legend>{intl.formatMessage(messages.what)}</legend>
        {reasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={chosen === reason}
              onChange={() => onDraft({ ...draft, reason })}
            />
            {intl.formatMessage(messages[reason])}
          </label>
        ))}
      </fieldset>
      <label data-part="words">
        {intl.formatMessage(messages.words)}
        <textarea
          rows={3}
          value={text}
          {...textLimit(maxText, text, (written) => onDraft({ ...draft, text: written }))}
        />
      </label>
      <CharactersLeft text={text} max={maxText} />
      <label data-part="block">
        <input
          type="checkbox"
          checked={block}
          onChange={({ target }) => onDraft({ ...draft, block: target.checked })}
        />
        {intl.formatMessage(messages.blockToo, { name })}
      </label>
    </>
  );
}

function OpenReport({ name, state = 'open', onReport, onClose, ref, ...rest }: Omit<ChatReportProps, 'asking'>) {
  const intl = useIntl();
  const id = useId();
  const dialog = useModal(ref, () => !isPending && onClose());
  const [draft, setDraft] = useState<Draft>({ reason: null, text: '', block: false });
  const [isMissing, setMissing] = useState(false);
  const { reason, text, block } = draft;
  const problem = isMissing && reason === null ? messages.choose : state === 'failed' ? messages.notSent : null;
  const isPending = state === 'sending';
  const send = (): void => {
    setMissing(reason === null);
    if (reason !== null) onReport({ reason, text: text.trim(), block });
  };
  return (
    <Root {...rest} ref={dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} data-state={state}>
      <PromptBody
        id={id}
        title={intl.formatMessage(messages.title, { name })}
        text={intl.formatMessage(messages.text)}
        yes={intl.formatMessage(messages.send)}
        no={intl.formatMessage(messages.cancel)}
        isPending={isPending}
        problem={problem === null ? undefined : intl.formatMessage(problem)}
        onYes={send}
        onNo={onClose}
      >
        <Fields name={name} draft={draft} onDraft={setDraft} />
      </PromptBody>
    </Root>
  );
}

/** Reports the performer of a chat: a reason, of which none is chosen, words, and whether to block too. */
export function ChatReport({ asking, ...rest }: ChatReportProps) {
  return asking ? <OpenReport {...rest} /> : null;
}
