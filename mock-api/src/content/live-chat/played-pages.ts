import { chatBeatMs, chatLimitsMs } from '@lounge/protocol/content/live-chat';
import { parseJson, toJson } from '../../world/json.ts';
import type { ChatPage } from '../../world/tables/live-chat.ts';
import type { ChatRow } from './chat-statements.ts';

/** A heartbeat: for how many milliseconds the picture has moved on a page. */
export interface Beat {
  readonly pageId: string;
  readonly playedMs: number;
}

/** Pages of a chat that are remembered, those with the latest heartbeats; one that was forgotten begins a count of its own. */
const maxPages = 4;

/** The pages of a chat. */
export const pagesOf = ({ pages }: Pick<ChatRow, 'pages'>): readonly ChatPage[] => parseJson(pages);

/**
 * When the picture of a page last moved: it stands still once it moved for less than half of the time by thirty seconds. So a moment
 * of movement here and there does not keep a chat.
 */
const movedAt = (page: ChatPage, elapsed: number, added: number, now: number): number =>
  now - Math.max(0, page.beatAt - page.movedAt + Math.min(elapsed, chatLimitsMs.beat) - 2 * added);

/**
 * A page with the time that its heartbeat proves: the smaller of claim and the server's time since the last one. A claim beyond stays up to
 * the length of one heartbeat, as the one before may have been delayed.
 */
const advance = (page: ChatPage, playedMs: number, counted: number, now: number): ChatPage => {
  const elapsed = Math.max(0, now - page.beatAt);
  // A page that is loaded again counts from its own beginning.
  const claimed = Math.max(0, playedMs - page.playedMs);
  const added = Math.min(claimed, elapsed, chatLimitsMs.beat);
  return {
    id: page.id,
    beatAt: now,
    movedAt: movedAt(page, elapsed, added, now),
    playedMs: playedMs - Math.min(claimed - added, chatBeatMs),
    countedMs: Math.max(counted, page.countedMs + added),
  };
};

/**
 * Counts a heartbeat of a page, from the chat's count at the page's last one: of pages that show the picture at the same time the longest
 * counts, of pages that show it in turn all do.
 */
export const countBeat = (row: ChatRow, { pageId, playedMs }: Beat, now: number): ChatRow => {
  const pages = pagesOf(row);
  const known = pages.find(({ id }) => id === pageId);
  // What a page claims with its first heartbeat was not measured; it does not move the picture either.
  const page: ChatPage =
    known === undefined
      ? { id: pageId, beatAt: now, movedAt: Date.parse(row.movedAt ?? '') || now, playedMs, countedMs: row.countedMs }
      : advance(known, playedMs, row.countedMs, now);
  const all = [page, ...pages.filter(({ id }) => id !== pageId)].toSorted((a, b) => b.beatAt - a.beatAt);
  return {
    ...row,
    beatAt: new Date(now).toISOString(),
    movedAt: new Date(Math.max(...all.map((each) => each.movedAt))).toISOString(),
    pages: toJson(all.slice(0, maxPages)),
    countedMs: page.countedMs,
  };
};
