import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  answerPrivateTicketShowInvitation,
  chatTicketsChanged,
  privateTicketShowInvitation,
  privateTicketShowInvitations,
} from '@lounge/protocol/content/tickets';

import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ShowData } from './CamShows.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

type Answer = AnswerOf<typeof answerPrivateTicketShowInvitation>;
type Pushed = PayloadOf<typeof privateTicketShowInvitation>;

/** The invitation that is shown. */
export interface ShownInvitation extends Pushed {
  /** `over` is also one that was cancelled or never made. */
  readonly state: 'invited' | 'answering' | 'accepted' | 'declined' | 'over' | 'failed';
  /** Until when it can be accepted, once that is read. */
  readonly until: string | null;
  /** The show, once it is read. */
  readonly show: ShowData | null;
}

const over: ReadonlySet<NonNullable<Answer['errorCode']>> = new Set(['over', 'cancelled', 'unknownInvitation']);

/**
 * The invitations to private ticket shows, which come as pushes, one shown at a time.
 * @spec state:private-ticket-show-invitation, feature:chat.private-invitation
 */
export class ShowInvitations {
  shown: ShownInvitation | null = null;
  readonly #context: ReadContext;
  /** The invitations that wait for an answer, as they were last read. */
  readonly open: Read<AnswerOf<typeof privateTicketShowInvitations>>;

  constructor(context: ReadContext) {
    this.#context = context;
    this.open = new Read(() => callWithin(context, privateTicketShowInvitations, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(privateTicketShowInvitation, this.onInvitation));
    source.scope.onEnd(source.socket.on(chatTicketsChanged, this.onTicketsChanged));
    reloadOnResync(source, () => [this.open], this.load);
  }

  /** Reads the open invitations; shows the latest where none is shown, and completes the one that is. */
  async load(): Promise<void> {
    const result = await this.open.load();
    if (!result.ok) return;
    runInAction(() => {
      const shown = result.value.find(({ actorId }) => actorId === this.shown?.actorId);
      if (this.shown !== null && shown !== undefined) {
        this.shown = { ...this.shown, until: shown.until, show: shown.show };
        return;
      }
      const [latest] = result.value;
      if (this.shown === null && latest !== undefined) this.shown = { ...latest, state: 'invited' };
    });
  }

  /** @spec socket:private-ticket-show.invitation */
  onInvitation(invitation: Pushed): void {
    if (this.shown?.actorId !== invitation.actorId || this.shown.state !== 'invited')
      this.shown = { ...invitation, state: 'invited', until: null, show: null };
    this.open.markStale();
    void this.load();
  }

  /** The show may have been cancelled. */
  onTicketsChanged(): void {
    if (this.shown?.state === 'invited') this.open.refresh();
  }

  /** Accepts or declines the invitation that is shown. Returns the show that it opened. */
  async answer(isAccepted: boolean): Promise<ShowData | null> {
    const { shown } = this;
    if (shown === null || shown.state === 'answering') return null;
    this.shown = { ...shown, state: 'answering' };
    const input = { actorId: shown.actorId, isAccepted };
    const result = await this.#context.client.call(answerPrivateTicketShowInvitation, input);
    return runInAction(() => {
      const answer = result.ok ? result.value : null;
      if (this.shown?.actorId !== shown.actorId) return null;
      this.shown = { ...this.shown, state: stateAfter(answer, isAccepted), show: answer?.show ?? shown.show };
      return answer?.show ?? null;
    });
  }

  /** Hides the invitation; without an answer it waits. */
  close(): void {
    this.shown = null;
  }
}

const stateAfter = (answer: Answer | null, isAccepted: boolean): ShownInvitation['state'] => {
  if (answer === null) return 'failed';
  if (answer.success) return isAccepted ? 'accepted' : 'declined';
  if (answer.errorCode === 'alreadyAnswered') return 'accepted';
  return answer.errorCode !== null && over.has(answer.errorCode) ? 'over' : 'failed';
};
