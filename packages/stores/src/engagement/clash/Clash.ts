import type { AnswerOf, Infer, PayloadOf } from '@lounge/protocol';
import {
  addVote,
  clashOfCams,
  clashOfCamsVoting,
  clashWatch,
  revokeVote,
  type clashCount,
} from '@lounge/protocol/engagement/clash';
import { startTimer, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** A clash with its teams and challenges. */
export type ClashData = AnswerOf<typeof clashOfCams>;
/** A challenge with the votes for each team. */
export type ClashChallengeData = ClashData['challenges'][number];
/** A team of a clash. */
export type ClashTeamData = ClashData['teams'][number];
type Voted = AnswerOf<typeof addVote>;
type Count = Infer<typeof clashCount>;

/** A vote as the guest gave it, before the server counts it; `teamId` is null for one that is taken back. */
export interface LocalVote {
  readonly challengeId: number;
  readonly teamId: number | null;
}

/** The longest wait of a timer, in milliseconds. */
const longestMs = 86_400_000;

/**
 * A clash: its challenges, whose votes follow by push, and the guest's own votes. A press shows at once; the counts are those of the server
 * only. A vote that did not arrive is taken back and said.
 * @spec state:clash-votes, feature:reward.clash-vote
 */
export class Clash {
  readonly id: number;
  readonly data: Read<ClashData>;
  readonly #watch: Read<PayloadOf<typeof clashWatch.reply>>;
  readonly #context: StoreContext;
  readonly #currentTime: () => number;
  /** The votes that are not confirmed, by challenge: the last one counts. */
  readonly #pending = observable.map<number, number | null>();
  readonly #failures = observable.map<number, Failure>();
  readonly #listeners = new Set<(vote: LocalVote) => void>();
  #isWatched = false;
  #stopTimer = (): void => undefined;

  /** `currentTime` is that of the server. @default that of the context's clock */
  constructor(id: number, context: StoreContext, currentTime: () => number = context.clock.now) {
    this.id = id;
    this.#context = context;
    this.#currentTime = currentTime;
    this.data = new Read(
      () => callWithin(context, clashOfCams, { id }),
      (data) => this.#schedule(data),
    );
    this.#watch = new Read(
      () => callWithin(context, clashWatch, { id }),
      ({ challenges }) => challenges.forEach((each) => this.#count(each.challengeId, each.teams)),
    );
    makeAutoObservable(this, { id: false, data: false }, { autoBind: true });
  }

  /** The team for which the guest votes in a challenge, as the last press says; null for none. */
  ownVote(challengeId: number): number | null {
    const pending = this.#pending.get(challengeId);
    if (pending !== undefined) return pending;
    return this.#challenge(challengeId)?.teams.find(({ hasVoted }) => hasVoted)?.teamId ?? null;
  }

  /** Whether a vote of a challenge is not confirmed yet. */
  isVoting(challengeId: number): boolean {
    return this.#pending.has(challengeId);
  }

  /** Why the last vote of a challenge did not count; null where it did. */
  failureOf(challengeId: number): Failure | null {
    return this.#failures.get(challengeId) ?? null;
  }

  /** Follows the votes while a page shows the clash. */
  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(clashOfCamsVoting, ({ challengeId, teams }) => this.#count(challengeId, teams)));
    scope.onEnd(() => this.#stopTimer());
    reloadOnResync(source, () => [this.data], this.data.load);
    reloadOnResync(source, () => (this.#isWatched ? [this.#watch] : []), this.#watch.load);
  }

  /** Names the clash to the server, which pushes its votes from then on, until the returned function is called. */
  watch(): () => void {
    this.#isWatched = true;
    if (this.data.value !== null) this.#schedule(this.data.value);
    void this.#watch.load();
    return () => {
      this.#isWatched = false;
      this.#stopTimer();
      void callWithin(this.#context, clashWatch, { id: null });
    };
  }

  /** Calls `listener` with each vote before it is sent. Returns what ends it. */
  onVote(listener: (vote: LocalVote) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Votes for a team, or takes the vote back with null. Pressed again while a vote is under way, the last press counts.
   * @spec query:clash.add-vote, query:clash.revoke-vote
   */
  async vote(challengeId: number, teamId: number | null): Promise<void> {
    const isSending = this.#pending.has(challengeId);
    this.#pending.set(challengeId, teamId);
    this.#failures.delete(challengeId);
    for (const listener of this.#listeners) listener({ challengeId, teamId });
    if (isSending) return;
    let sent: number | null | undefined;
    while (this.#pending.has(challengeId) && sent !== this.#pending.get(challengeId)) {
      sent = this.#pending.get(challengeId) as number | null;
      const result = await this.#send(challengeId, sent);
      const wasSent = sent;
      runInAction(() => this.#settle(challengeId, wasSent, result));
    }
  }

  #challenge(challengeId: number): ClashChallengeData | undefined {
    return this.data.value?.challenges.find(({ id }) => id === challengeId);
  }

  #send(challengeId: number, teamId: number | null): Promise<Result<Voted>> {
    const { client } = this.#context;
    // Without the scope's signal: leaving the page does not take a vote back.
    return teamId === null ? client.call(revokeVote, { challengeId }) : client.call(addVote, { challengeId, teamId });
  }

  #settle(challengeId: number, sent: number | null, result: Result<Voted>): void {
    if (result.ok) {
      const { teams } = result.value;
      this.data.change((data) => ({
        ...data,
        challenges: data.challenges.map((each) => (each.id === challengeId ? { ...each, teams } : each)),
      }));
      if (this.#pending.get(challengeId) === sent) this.#pending.delete(challengeId);
      return;
    }
    this.#pending.delete(challengeId);
    this.#failures.set(challengeId, result.failure);
    // A declared failure means that the challenge has changed, as by its end.
    if (result.failure.kind === 'declared') this.data.refresh();
  }

  #count(challengeId: number, counts: readonly Count[]): void {
    const votes = new Map(counts.map((each) => [each.teamId, each.votes]));
    const withCounts = (challenge: ClashChallengeData): ClashChallengeData => ({
      ...challenge,
      teams: challenge.teams.map((team) => ({ ...team, votes: votes.get(team.teamId) ?? team.votes })),
    });
    this.data.change((data) => ({
      ...data,
      challenges: data.challenges.map((each) => (each.id === challengeId ? withCounts(each) : each)),
    }));
  }

  /** Reads the clash again when its next challenge begins or ends: winners and points are the server's. */
  #schedule({ challenges }: ClashData): void {
    this.#stopTimer();
    const now = this.#currentTime();
    const next = challenges
      .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
      .filter((each) => each > now)
      .toSorted((a, b) => a - b)[0];
    if (next === undefined || !this.#isWatched) return;
    this.#stopTimer = startTimer(this.#context, Math.min(next - now, longestMs), () => this.data.refresh());
  }
}
