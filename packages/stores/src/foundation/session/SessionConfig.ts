import { parse, s, type Infer } from '@lounge/protocol';
import { jsonIn, type StoredText } from '../../reactive/stored-text.ts';

/** The newest drafts are kept. */
const maxDrafts = 20;

const draft = s.object({ key: s.boundedString(64), text: s.boundedString(2000) });

const sessionConfig = s.object({
  isLoggedIn: s.boolean,
  guestId: s.nullable(s.entityId),
  /** The oldest first. */
  drafts: s.array(draft),
});

type Config = Infer<typeof sessionConfig>;

/**
 * The part of a session that a browser keeps: texts that the visitor has not sent. It is discarded when a visitor finds it whose log-in state differs,
 * or another guest.
 * @spec entity:sessionConfig, state:session-config-discard, rule:session-config-local, feature:shell.session-expiry
 * @assumed The documents name the flag only: see docs/decisions/0112.
 */
export class SessionConfig {
  readonly #storedText: StoredText;
  readonly #guestId: number | null;

  /** `guestId` is null for an anonymous visitor. */
  constructor(storedText: StoredText, guestId: number | null) {
    this.#storedText = storedText;
    this.#guestId = guestId;
    if (this.#own() === null) storedText.write(null);
  }

  /** The text that was not sent, by the name of its field; empty if there is none. */
  draftOf(key: string): string {
    return this.#own()?.drafts.find((each) => each.key === key)?.text ?? '';
  }

  /** Keeps a text; an empty one is removed. Other tabs' texts stay. */
  setDraft(key: string, text: string): void {
    const others = (this.#own()?.drafts ?? []).filter((each) => each.key !== key);
    const drafts = text === '' ? others : [...others, { key, text: text.slice(0, 2000) }].slice(-maxDrafts);
    const config: Config = { isLoggedIn: this.#guestId !== null, guestId: this.#guestId, drafts };
    this.#storedText.write(drafts.length === 0 ? null : JSON.stringify(config));
  }

  /** The stored config of this visitor, or null. */
  #own(): Config | null {
    const parsed = parse(sessionConfig, jsonIn(this.#storedText));
    if (!parsed.ok) return null;
    const { isLoggedIn, guestId } = parsed.value;
    return isLoggedIn === (this.#guestId !== null) && guestId === this.#guestId ? parsed.value : null;
  }
}
