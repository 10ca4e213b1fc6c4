import type { AnswerOf } from '@lounge/protocol';
import { getVideoPictures } from '@lounge/protocol/content/videos';
import { ignore, startTimer } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** A picture of a video. */
export type VideoPicture = AnswerOf<typeof getVideoPictures>['pictures'][number];

/** How long a tile is looked at before its pictures are read, in milliseconds. @assumed */
export const previewDelayMs = 300;
/** How long each picture is shown, in milliseconds. @assumed */
export const pictureMs = 1200;

/** The pictures of the video whose tile the visitor looks at, one after the other. One video at a time. */
export class VideoPictures {
  /** The picture that is shown; null while none is. */
  current: VideoPicture | null = null;
  /** The video that is looked at. */
  videoId: number | null = null;
  readonly #context: StoreContext;
  #stop = (): void => undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** The visitor looks at the tile of a video; null ends it. */
  look(videoId: number | null): void {
    if (videoId === this.videoId) return;
    this.#stop();
    this.videoId = videoId;
    this.current = null;
    if (videoId !== null) this.#stop = startTimer(this.#context, previewDelayMs, () => void this.#read(videoId));
  }

  async #read(videoId: number): Promise<void> {
    const result = await callWithin(this.#context, getVideoPictures, { albumId: videoId });
    if (!result.ok) return ignore(result.failure, 'spec: without its pictures a tile shows the one that it has');
    if (this.videoId !== videoId) return;
    const [, ...further] = result.value.pictures;
    if (further.length > 0) this.#show(result.value.pictures, 1);
  }

  /** The first one is on the tile already. */
  #show(pictures: readonly VideoPicture[], at: number): void {
    runInAction(() => (this.current = pictures[at % pictures.length] ?? null));
    this.#stop = startTimer(this.#context, pictureMs, () => this.#show(pictures, at + 1));
  }
}
