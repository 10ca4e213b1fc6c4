import type { AnswerOf, Infer } from '@lounge/protocol';
import {
  addContestMediaVoting,
  addContestVote,
  contestMaxVotes,
  contestVotes,
  deleteContestMediaVoting,
  deleteContestVote,
  getContest,
  getContestGridItems,
  getContestGuestData,
  getHeader,
  topList,
  vote,
  type contestGridItem,
  type contestSub,
} from '@lounge/protocol/engagement/contests';
import { avsSet } from '@lounge/protocol/foundation/age-check';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { PagedList } from '../../reactive/PagedList.ts';
import { callWithin, mapped, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** A contest. */
export type ContestData = AnswerOf<typeof getContest>;
/** The head of a contest's page. */
export type ContestHeaderData = AnswerOf<typeof getHeader>;
/** An entry of a contest. */
export type ContestEntryData = Infer<typeof contestGridItem>;
/** A sub-page of a contest. */
export type ContestSub = Infer<typeof contestSub>;
/** The first entries of a contest, and when they were counted. */
export type ContestTopListData = AnswerOf<typeof topList>;
/** The votes of the guest. */
export type ContestGuestData = AnswerOf<typeof getContestGuestData>['guestData'];
type GridConfig = AnswerOf<typeof getContestGridItems>['contestsGridConfig'];
type VoteResult = AnswerOf<typeof vote>;

/** Why a press has not counted yet: the vote is to be confirmed, none is left, the age check comes first, or it did not arrive. */
export interface ContestWindow {
  readonly kind: 'confirm' | 'limit' | 'ageCheck' | 'failed';
  readonly entry: ContestEntryData;
}

/** How many entries a page has. */
const pageSize = 8;

/**
 * A contest with its entries, and the votes of the guest. A press asks first unless the guest does without; a vote that needs the age
 * check is kept until it has passed.
 * @spec state:contest-vote, feature:contests.vote, feature:contests.unvote, feature:contests.browse
 */
export class Contest {
  readonly id: number;
  readonly data: Read<ContestData>;
  readonly header: Read<ContestHeaderData>;
  readonly guest: Read<ContestGuestData>;
  readonly top: Read<ContestTopListData>;
  readonly entries: PagedList<GridConfig, ContestEntryData>;
  sub: ContestSub = 'entries';
  /** A part of a name, by which entries are searched. */
  searched = '';
  window: ContestWindow | null = null;
  /** Why the last vote did not count; null where it did. */
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #guestId: number | null;
  /** The entries whose votes are under way. */
  readonly #pending = observable.set<string>();
  /** The entry that is voted for when the age check has passed. */
  #kept: ContestEntryData | null = null;

  /** `guestId` is who votes; null for visitors. */
  constructor(id: number, context: StoreContext, guestId: number | null) {
    this.id = id;
    this.#context = context;
    this.#guestId = guestId;
    const contestId = id;
    this.data = new Read(() => callWithin(context, getContest, { contestId }));
    this.header = new Read(() => callWithin(context, getHeader, { contestId }));
    this.guest = new Read(async () =>
      mapped(await callWithin(context, getContestGuestData, { contestId }), ({ guestData }) => guestData),
    );
    this.top = new Read(() => callWithin(context, topList, { contestId }));
    this.entries = new PagedList((offset) => this.#page(offset), {
      itemsOf: ({ contestGridItems }) => contestGridItems,
      totalOf: ({ elementsCount }) => elementsCount,
      keyOf: ({ itemHash }) => itemHash,
    });
    makeAutoObservable(
      this,
      { id: false, data: false, header: false, guest: false, top: false, entries: false },
      { autoBind: true },
    );
  }

  /** How many votes the guest has left. */
  get votesLeft(): number {
    return contestMaxVotes - (this.guest.value?.voteCount ?? 0);
  }

  /** Whether a vote for an entry, or one that is taken back, is under way. */
  isSending({ itemHash }: Pick<ContestEntryData, 'itemHash'>): boolean {
    return this.#pending.has(itemHash);
  }

  /** Votes for the kept entry when the age check has passed, while a page shows the contest. */
  listen(source: PushSource): void {
    source.scope.onEnd(source.socket.on(avsSet, () => void this.voteAfterCheck()));
    reloadOnResync(source, () => [this.entries], this.entries.load);
    reloadOnResync(source, () => [this.guest], this.guest.load);
  }

  /** Shows a sub-page, or the entries of performers whose name has a text. */
  async show(sub: ContestSub, searched = ''): Promise<Result<GridConfig>> {
    this.sub = sub;
    this.searched = searched;
    this.entries.restart();
    return this.entries.load();
  }

  /** A press on the button of an entry: takes its vote back, or votes as far as no window comes first. */
  async press(entry: ContestEntryData): Promise<void> {
    if (this.isSending(entry)) return;
    if (entry.isVoted) return this.takeBack(entry);
    if (entry.needAvs) return this.#open('ageCheck', entry);
    const { hideVoteLimitModal = false, hideConfirmWindow = false } = this.guest.value ?? {};
    if (this.votesLeft <= 0) return hideVoteLimitModal ? undefined : this.#open('limit', entry);
    if (!hideConfirmWindow) return this.#open('confirm', entry);
    await this.#vote(entry, {});
  }

  /** Answers the window that is open: votes, with `isNotAgain` without asking from now on. */
  async confirm(isNotAgain: boolean): Promise<void> {
    const open = this.window;
    this.window = null;
    if (open === null) return;
    await this.#vote(open.entry, isNotAgain ? { hideConfirmWindow: true } : {});
  }

  /** Closes the window that is open; the limit is not shown again in this contest with `isNotAgain`. */
  async close(isNotAgain = false): Promise<void> {
    const open = this.window;
    this.window = null;
    this.#kept = null;
    if (open?.kind !== 'limit' || !isNotAgain) return;
    await this.#vote(open.entry, { hideVoteLimitModal: true });
  }

  /** Votes for the entry that needed the age check, once it has passed. */
  async voteAfterCheck(): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    this.window = null;
    // Before the vote, so that an older page does not take it back.
    if (this.entries.state !== 'idle') await this.entries.load();
    if (kept !== null) await this.#vote(kept, {});
  }

  /** Takes a vote back, which the guest has again then. */
  async takeBack(entry: ContestEntryData): Promise<void> {
    await this.#send(entry, false, () => this.#callBack(entry));
  }

  async #page(offset: number): Promise<Result<GridConfig>> {
    const { sub: shown, searched } = this;
    const input = { contestId: this.id, contestSub: shown, limit: pageSize, offset };
    const named = searched.trim() === '' ? input : { ...input, actorName: searched.trim() };
    return mapped(await callWithin(this.#context, getContestGridItems, named), (answer) => answer.contestsGridConfig);
  }

  #open(kind: ContestWindow['kind'], entry: ContestEntryData): void {
    this.window = { kind, entry };
    this.#kept = kind === 'ageCheck' ? entry : null;
  }

  async #vote(
    entry: ContestEntryData,
    windows: { hideConfirmWindow?: true; hideVoteLimitModal?: true },
  ): Promise<void> {
    const result = await this.#send(entry, true, () => this.#callVote(entry, windows));
    if (result === null) return;
    runInAction(() => {
      const { hideConfirmWindow = false } = windows;
      if (hideConfirmWindow) this.guest.change((guest) => ({ ...guest, hideConfirmWindow }));
      if (result.needAvs) this.#open('ageCheck', entry);
      else if (!result.success && !result.hideVoteLimitModal) this.#open('limit', entry);
    });
  }

  /** Sends a vote of an entry unless one is under way, and shows what the server counted. */
  async #send(
    entry: ContestEntryData,
    isVote: boolean,
    call: () => Promise<Result<VoteResult>>,
  ): Promise<VoteResult | null> {
    if (this.isSending(entry)) return null;
    this.#pending.add(entry.itemHash);
    this.failure = null;
    const result = await call();
    runInAction(() => {
      this.#pending.delete(entry.itemHash);
      if (result.ok) this.#count(entry, isVote, result.value);
      else this.#fail(entry, result.failure);
    });
    return result.ok ? result.value : null;
  }

  #count(entry: ContestEntryData, isVote: boolean, result: VoteResult): void {
    const { mediaVotes, voteCount, success, hideVoteLimitModal } = result;
    this.guest.change((guest) => ({ ...guest, voteCount, hideVoteLimitModal }));
    const isVoted = success ? isVote : entry.isVoted;
    this.entries.changeItem(entry.itemHash, (item) => ({ ...item, mediaVotes, isVoted }));
    if (!success) return;
    this.data.change((data) => ({ ...data, voteCount }));
    this.top.refresh();
    if (this.data.value?.kind === 'poll') void this.#refreshCounts();
  }

  #fail(entry: ContestEntryData, failure: Failure): void {
    this.failure = failure;
    if (failure.kind !== 'declared') this.#open('failed', entry);
    // A declared failure means that the contest has changed, as by its end.
    else this.data.refresh();
  }

  /** Takes over the votes of the options of a poll, which others change too. */
  async #refreshCounts(): Promise<void> {
    const result = await callWithin(this.#context, contestVotes, { votingId: this.id });
    if (!result.ok) return;
    runInAction(() => {
      for (const { key, count } of result.value)
        this.entries.changeItem(key, (item) => ({ ...item, mediaVotes: count }));
    });
  }

  // Without the scope's signal: leaving the page does not take a vote back.
  #callVote(
    { mediaId, albumId, actorId, itemHash }: ContestEntryData,
    windows: { hideConfirmWindow?: true; hideVoteLimitModal?: true },
  ): Promise<Result<VoteResult>> {
    const { client } = this.#context;
    const contestId = this.id;
    const kind = this.data.value?.kind ?? 'photos';
    if (kind === 'poll')
      return client.call(addContestVote, { votingId: contestId, votingOptionKey: itemHash, ...windows });
    if (kind === 'videos') return client.call(addContestMediaVoting, { contestId, mediaId, ...windows });
    const guestId = this.#guestId ?? 0;
    return client.call(vote, { actorId, contestId, guestId, mediaId, albumId, ...windows });
  }

  #callBack({ mediaId, itemHash }: ContestEntryData): Promise<Result<VoteResult>> {
    const { client } = this.#context;
    return this.data.value?.kind === 'poll'
      ? client.call(deleteContestVote, { votingId: this.id, votingOptionKey: itemHash })
      : client.call(deleteContestMediaVoting, { contestId: this.id, mediaId });
  }
}
