import type { AnswerOf, Infer } from '@lounge/protocol';
import { pinTvVideo, setTvReminder, updateMediathek, type tvStreamType } from '@lounge/protocol/engagement/tv';
import { ignore, type Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';
import { GuestFlags } from './GuestFlags.ts';
import type { TvVideoData } from './library.ts';

/** An entry of the programme by its identity, and whether the guest is reminded of it. */
interface EntryName {
  readonly type: Infer<typeof tvStreamType>;
  readonly start: string;
  readonly isReminded: boolean;
}

const entryKey = ({ type, start }: EntryName): string => `${type} ${start}`;

/** The guest's marks on TV: videos that were watched or pinned for later, entries with a reminder. They show at once, on every list. */
export class TvGuest {
  readonly #watched: GuestFlags;
  readonly #pinned: GuestFlags;
  readonly #reminded: GuestFlags;
  readonly #client: StoreContext['client'];

  constructor(context: Pick<StoreContext, 'client' | 'scope'>) {
    this.#client = context.client;
    this.#watched = new GuestFlags(context);
    this.#pinned = new GuestFlags(context);
    this.#reminded = new GuestFlags(context);
  }

  isWatched({ id, isWatched }: Pick<TvVideoData, 'id' | 'isWatched'>): boolean {
    return this.#watched.isOn(String(id), isWatched);
  }

  isPinned({ id, isPinned }: Pick<TvVideoData, 'id' | 'isPinned'>): boolean {
    return this.#pinned.isOn(String(id), isPinned);
  }

  isReminded(entry: EntryName): boolean {
    return this.#reminded.isOn(entryKey(entry), entry.isReminded);
  }

  /** Marks a video as watched, once. */
  async markWatched(video: Pick<TvVideoData, 'id' | 'isWatched'>): Promise<void> {
    const videoId = video.id;
    if (this.isWatched(video)) return;
    const result = await this.#watched.set(String(videoId), true, () =>
      this.#client.call(updateMediathek, { videoId }),
    );
    if (!result.ok) ignore(result.failure, 'spec: a tick that was not stored comes with the next time it is watched');
  }

  /** Pins a video for later, or takes the pin away. */
  pin(videoId: number, isPinned: boolean): Promise<Result<AnswerOf<typeof pinTvVideo>>> {
    return this.#pinned.set(String(videoId), isPinned, () => this.#client.call(pinTvVideo, { videoId, isPinned }));
  }

  /** Sets or takes away the reminder of an entry. */
  remind(entry: EntryName, isReminded: boolean): Promise<Result<AnswerOf<typeof setTvReminder>>> {
    const { type, start } = entry;
    return this.#reminded.set(entryKey(entry), isReminded, () =>
      this.#client.call(setTvReminder, { type, start, isReminded }),
    );
  }
}
