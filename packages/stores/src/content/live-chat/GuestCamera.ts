import { chatCamera } from '@lounge/protocol/content/live-chat';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The part of a `MediaStream` that the store uses. */
export interface CameraStream {
  getTracks(): readonly { stop(): void; onended: ((event: never) => unknown) | null }[];
}

/** Asks the browser for the camera, without sound; rejects with a `DOMException` that names why not. */
export type OpenCamera<S extends CameraStream> = () => Promise<S>;

/**
 * The guest's own camera in a chat with cameras on both sides. It is off until the guest turns it on, and off again after the chat. The
 * picture stays in the browser; the performer's side learns of it.
 */
export class GuestCamera<S extends CameraStream = CameraStream> {
  state: 'off' | 'asking' | 'on' | 'denied' | 'missing' = 'off';
  /** The camera's picture while it is on. */
  stream: S | null = null;
  readonly #context: StoreContext;
  readonly #openCamera: OpenCamera<S>;
  #chatId: string | null = null;

  constructor(context: StoreContext, openCamera: OpenCamera<S>) {
    this.#context = context;
    this.#openCamera = openCamera;
    makeAutoObservable(this, { stream: observableRef }, { autoBind: true });
    context.scope.onEnd(() => runInAction(() => this.#stop('off')));
  }

  /** A chat began on this page: its camera is off, also where it was on before a reload. */
  enter(chatId: string, wasOn: boolean): void {
    if (this.#chatId === chatId) return;
    this.#stop('off');
    this.#chatId = chatId;
    if (wasOn) this.#reportCamera(chatId, false);
  }

  /** The chat is over, or its page is left. */
  leave(): void {
    this.#stop('off');
    this.#chatId = null;
  }

  /** Turns the camera on or off; does nothing while the browser asks. */
  async toggle(): Promise<void> {
    const chatId = this.#chatId;
    if (chatId === null || this.state === 'asking') return;
    if (this.state === 'on') {
      this.#stop('off');
      return this.#reportCamera(chatId, false);
    }
    this.state = 'asking';
    const opened = await this.#openCamera().catch((cause: unknown) => cause as Error);
    runInAction(() => this.#onOpened(chatId, opened));
  }

  #onOpened(chatId: string, opened: S | Error): void {
    if (opened instanceof Error || !('getTracks' in opened)) {
      this.state = opened.name === 'NotAllowedError' ? 'denied' : 'missing';
      return;
    }
    if (this.#chatId !== chatId || this.state !== 'asking') {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    this.stream = opened;
    this.state = 'on';
    // The camera was taken away, by the browser or by its plug.
    for (const track of opened.getTracks()) track.onended = () => runInAction(() => this.#onLost(chatId));
    this.#reportCamera(chatId, true);
  }

  #onLost(chatId: string): void {
    if (this.state !== 'on') return;
    this.#stop('missing');
    this.#reportCamera(chatId, false);
  }

  #stop(state: GuestCamera['state']): void {
    for (const track of this.stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.stream = null;
    this.state = state;
  }

  #reportCamera(chatId: string, isOn: boolean): void {
    // One that is lost is said again by the next turn, and the end of the chat ends it.
    void callWithin(this.#context, chatCamera, { chatId, isOn });
  }
}
