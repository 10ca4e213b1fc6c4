import type { AnswerOf } from '@lounge/protocol';
import { getActorNote, storeActorNote } from '@lounge/protocol/content/actors';
import { startTimer, type Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Note = AnswerOf<typeof getActorNote>;

/** How long after the last letter a note is stored, in milliseconds. @assumed 1 second. */
export const noteDelayMs = 1000;

/** Words that the server does not have yet, and the instant of the note that they are based on; null without one. */
export interface NoteDraft {
  readonly text: string;
  readonly basedOn: string | null;
}

/** A draft that is kept on the device until the server has it. */
export interface StoredDraft {
  read(): NoteDraft | null;
  /** Keeps a draft; null removes it. */
  keep(draft: NoteDraft | null): void;
}

type NoteContext = ReadContext & Pick<StoreContext, 'clock'>;

/** Whether what was written is stored, waits for a pause, is on its way, did not arrive, or was changed elsewhere meanwhile. */
export type NoteState = 'saved' | 'waiting' | 'saving' | 'failed' | 'changedElsewhere';

/**
 * The guest's note about a performer, which is stored while it is written.
 * @spec component:ActorNoteEditor, screen:overlay.actor-note
 */
export class ActorNote {
  readonly data: Read<Note>;
  /** The words in the field. */
  text = '';
  state: NoteState = 'saved';
  /** The words that stood there when the page was opened. */
  before = '';
  readonly #actorId: number;
  readonly #context: NoteContext;
  readonly #draft: StoredDraft;
  /** The instant of the note on which `text` is based. */
  #basedOn: string | null = null;
  #cancelTimer = (): void => undefined;
  /** Shows a note that was read, unless the guest has written meanwhile. */
  readonly #onRead = (note: Note): void => {
    if (this.state === 'saved') this.#show(note);
  };

  constructor(actorId: number, context: NoteContext, draft: StoredDraft) {
    this.#actorId = actorId;
    this.#context = context;
    this.#draft = draft;
    this.data = new Read(() => callWithin(context, getActorNote, { actorId }), this.#onRead);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** When the note was stored, in ISO 8601; null without a note. */
  get savedAt(): string | null {
    return this.data.value?.savedAt ?? null;
  }

  /** Whether the note, or the one that was stored elsewhere, could not be read. */
  get isUnread(): boolean {
    return this.data.state === 'failed' && (this.data.value === null || this.state === 'changedElsewhere');
  }

  /** Whether there is anything to take back. */
  get canUndo(): boolean {
    return this.text !== this.before;
  }

  listen(source: PushSource): void {
    this.data.listen(source);
  }

  /** Reads the note. Words that did not arrive when the page was left are stored now. @spec rest:actor.note.get */
  async load(): Promise<Result<Note>> {
    const result = await this.data.load();
    if (!result.ok || this.state !== 'saved') return result;
    runInAction(() => {
      this.before = this.text;
    });
    const draft = this.#draft.read();
    if (draft === null || draft.text === this.text) return result;
    // A note that was changed elsewhere since is not overwritten.
    this.#basedOn = draft.basedOn;
    this.write(draft.text);
    return result;
  }

  /** Shows what the guest writes, keeps it on the device and stores it after a pause. */
  write(text: string): void {
    this.text = text;
    this.#draft.keep({ text, basedOn: this.#basedOn });
    this.#cancelTimer();
    if (this.state === 'changedElsewhere') return;
    if (this.state !== 'saving') this.state = 'waiting';
    this.#cancelTimer = startTimer(this.#context, noteDelayMs, () => void this.save());
  }

  /** Takes back what was written since the page was opened. */
  undo(): void {
    this.write(this.before);
    void this.save();
  }

  /** Stores what is written, at once. @spec rest:actor.note.store */
  async save(): Promise<void> {
    this.#cancelTimer();
    if (this.state === 'saving' || this.state === 'saved' || this.state === 'changedElsewhere') return;
    this.state = 'saving';
    const { text } = this;
    const comment = text.trim() === '' ? null : text;
    const input = { actorId: this.#actorId, comment, basedOn: this.#basedOn };
    // Without the scope's signal: leaving the page does not lose the words.
    const result = await this.#context.client.call(storeActorNote, input);
    runInAction(() => this.#onStored(text, result));
  }

  /** Shows the note that was stored elsewhere instead of what is written here. */
  async takeTheirs(): Promise<void> {
    const result = await this.data.load();
    if (!result.ok) return;
    runInAction(() => {
      this.state = 'saved';
      this.#show(result.value);
    });
    this.#draft.keep(null);
  }

  /** Stores what is written here over the note that was stored elsewhere. */
  async keepMine(): Promise<void> {
    const result = await this.data.load();
    if (!result.ok) return;
    runInAction(() => {
      this.#basedOn = result.value.savedAt;
      this.#draft.keep({ text: this.text, basedOn: this.#basedOn });
      this.state = 'waiting';
    });
    await this.save();
  }

  #show({ comment, savedAt }: Note): void {
    this.text = comment ?? '';
    this.#basedOn = savedAt;
  }

  #onStored(text: string, result: Result<Note>): void {
    if (!result.ok) {
      this.state = result.failure.code === 'wrongSequence' ? 'changedElsewhere' : 'failed';
      return;
    }
    this.#basedOn = result.value.savedAt;
    this.data.replace(result.value);
    if (this.text === text) {
      this.state = 'saved';
      this.#draft.keep(null);
      return;
    }
    this.state = 'waiting';
    this.#cancelTimer = startTimer(this.#context, noteDelayMs, () => void this.save());
  }
}
