import { closeAgbAndDataProtection, closeDataProtection } from '@lounge/protocol/foundation/legal';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LegalNoticeSource, StoreContext } from '../../ports.ts';

type Notice = NonNullable<LegalNoticeSource['data']['value']>['legalNotices'][number];

/** How old the guest's data may be when another page is opened, in milliseconds. @assumed The documents name no push for new texts. */
const maxAgeMs = 300_000;

/**
 * The legal texts that are new to the guest, and the answer to them. They are asked about until the server has stored the answer.
 * @spec state:data-protection-notice, rule:close-data-protection-login, rule:close-terms-login
 */
export class LegalNotices {
  isPending = false;
  failure: Failure | null = null;
  /** When texts were accepted on this page, as an instant. */
  acceptedAt: string | null = null;
  readonly #context: StoreContext;
  readonly #guest: LegalNoticeSource;
  #readAt: number;

  constructor(context: StoreContext, guest: LegalNoticeSource) {
    this.#context = context;
    this.#guest = guest;
    this.#readAt = context.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The texts that the guest is asked about. */
  get texts(): readonly Notice[] {
    return this.#guest.data.value?.legalNotices ?? [];
  }

  /**
   * Answers for shown versions, all or one of them. Returns whether the answer was stored; nothing is sent without a log-in. When one does
   * not hold any more, the guest is read again and asked about the newest.
   */
  async answer(accepted: boolean, texts: readonly Notice[] = this.texts): Promise<boolean> {
    if (this.isPending || texts.length === 0 || this.#guest.data.value?.isLoggedIn !== true) return false;
    this.isPending = true;
    this.failure = null;
    const call = texts.every(({ type }) => type === 'PP') ? closeDataProtection : closeAgbAndDataProtection;
    const versions = texts.map(({ type, version }) => ({ type, version }));
    const result = await this.#context.client.call(call, { accepted, versions });
    const isStored = result.ok && result.value.success;
    if (result.ok && !isStored) await this.#guest.load();
    runInAction(() => {
      this.isPending = false;
      this.failure = result.ok ? null : result.failure;
      if (isStored && accepted) this.#clear(texts);
    });
    return isStored;
  }

  /** Forgets that texts were accepted, so that nothing more is said of it. */
  close(): void {
    this.acceptedAt = null;
  }

  /** Another page was opened: reads the guest again if that was some minutes ago, as a new text may hold since. */
  async pageOpened(): Promise<void> {
    const now = this.#context.clock.now();
    if (this.#guest.data.value?.isLoggedIn !== true || now - this.#readAt < maxAgeMs) return;
    this.#readAt = now;
    await this.#guest.load();
  }

  /** The guest's data may have been read again meanwhile, with further texts, which stay. */
  #clear(answered: readonly Notice[]): void {
    const isAnswered = ({ type, version }: Notice) =>
      answered.some((each) => each.type === type && each.version === version);
    const legalNotices = this.texts.filter((each) => !isAnswered(each));
    this.#guest.update({ legalNotices, showDataProtection: legalNotices.some(({ type }) => type === 'PP') });
    this.acceptedAt = new Date(this.#context.clock.now()).toISOString();
  }
}
