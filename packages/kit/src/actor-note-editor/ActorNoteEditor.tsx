import { formatDateTime } from '@lounge/locale';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { lockSimple } from '../icons/paths/lock-simple.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { CharactersLeft } from '../form/CharactersLeft.tsx';
import { textLimit } from '../form/text-limit.ts';
import { messages } from './ActorNoteEditor.messages.ts';
import { actorNoteEditorStyles } from './ActorNoteEditor.styles.ts';

/** Whether the note is there, is stored, waits for a pause, is on its way, did not arrive, or was changed elsewhere meanwhile. */
export type ActorNoteState = 'loading' | 'notLoaded' | 'saved' | 'waiting' | 'saving' | 'failed' | 'changedElsewhere';

/** Props of ActorNoteEditor. */
export interface ActorNoteEditorProps extends RootProps<'div'> {
  /** The performer's name. */
  name: string;
  /** The words in the field. */
  text: string;
  /** How the note stands. @default 'saved' */
  state?: ActorNoteState | undefined;
  /** When the note was stored, in ISO 8601; null without a note. */
  savedAt: string | null;
  /** Whether there are changes to take back. @default false */
  canUndo?: boolean | undefined;
  /** Called with the words as the guest writes. */
  onWrite: (text: string) => void;
  /** Called when the guest leaves the field, and to store what did not arrive. */
  onSave: () => void;
  /** Called to bring back the words that stood there when the page was opened. */
  onUndo: () => void;
  /** Reads the note again where it could not be loaded. */
  onReload: () => void;
  /** Stores this note over the one that was changed elsewhere. */
  onKeepMine: () => void;
  /** Shows the note that was changed elsewhere. */
  onTakeTheirs: () => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-actor-note-editor' })`
  ${actorNoteEditorStyles}
`;

/** The longest note, in characters. */
const maxLength = 2000;

const Problem = ({ text, children }: { text: string; children: ReactNode }) => (
  <div data-part="problem">
    <p role="alert">{text}</p>
    <div data-part="steps">{children}</div>
  </div>
);

const Step = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="small" variant="outline" onClick={onPress}>
    {label}
  </Button>
);

/** A guest's private note about a performer, which is saved while it is written. @spec component:ActorNoteEditor */
export function ActorNoteEditor(props: ActorNoteEditorProps) {
  const { name, text, state = 'saved', savedAt, canUndo = false, onWrite, onSave, onUndo, onReload, ...others } = props;
  const { onKeepMine, onTakeTheirs, ...rest } = others;
  const intl = useIntl();
  const { language } = useKit();
  const id = useId();
  const isThere = state !== 'loading' && state !== 'notLoaded';
  const status =
    state === 'saving'
      ? intl.formatMessage(messages.saving)
      : state === 'saved' && savedAt !== null
        ? intl.formatMessage(messages.saved, { when: formatDateTime(savedAt, language, intl.timeZone) })
        : '';
  return (
    <Root {...rest} data-state={state}>
      <textarea
        aria-label={intl.formatMessage(messages.label, { name })}
        rows={4}
        value={text}
        readOnly={!isThere}
        aria-busy={state === 'loading' || undefined}
        aria-describedby={`${id}-about`}
        {...textLimit(maxLength, text, onWrite)}
        onBlur={onSave}
      />
      <div data-part="about" id={`${id}-about`}>
        <span data-part="only-you">
          <Icon path={lockSimple} size={18} />
          {intl.formatMessage(messages.onlyYou)}
        </span>
        <CharactersLeft text={text} max={maxLength} />
        <span role="status">{status}</span>
        {isThere && canUndo && state !== 'changedElsewhere' && (
          <Button size="small" variant="text" onClick={onUndo}>
            {intl.formatMessage(messages.undo)}
          </Button>
        )}
      </div>
      {state === 'notLoaded' && (
        <Problem text={intl.formatMessage(messages.notLoaded)}>
          <Step label={intl.formatMessage(messages.loadAgain)} onPress={onReload} />
        </Problem>
      )}
      {state === 'failed' && (
        <Problem text={intl.formatMessage(messages.failed)}>
          <Step label={intl.formatMessage(messages.retry)} onPress={onSave} />
        </Problem>
      )}
      {state === 'changedElsewhere' && (
        <Problem text={intl.formatMessage(messages.changed)}>
          <Step label={intl.formatMessage(messages.keepMine)} onPress={onKeepMine} />
          <Step label={intl.formatMessage(messages.takeTheirs)} onPress={onTakeTheirs} />
        </Problem>
      )}
    </Root>
  );
}
