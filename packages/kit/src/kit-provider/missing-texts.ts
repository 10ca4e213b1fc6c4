import { warnOnce } from './warn-once.ts';

const shownIds = 5;

/** Longer than a concurrent render pauses between two of its parts, in milliseconds. */
const quietMs = 100;

/** Ids that are not reported yet, by language: a render that is started again has new state, so no component keeps them. */
const missing = new Map<string, Set<string>>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function report(language: string): void {
  const ids = [...(missing.get(language) ?? [])];
  missing.delete(language);
  timers.delete(language);
  const first = ids.slice(0, shownIds).join(', ');
  const rest = ids.length > shownIds ? ', ...' : '';
  warnOnce(
    `texts ${language}`,
    `${ids.length} ${ids.length === 1 ? 'message is' : 'messages are'} missing in "${language}" and shown in English: ${first}${rest}. Pass the texts of the language as \`messages\`.`,
  );
}

/**
 * Returns an `onError` for react-intl that collects the ids of missing messages, and warns once when no more of them come:
 * one line for each id would hide everything else.
 */
export function collectMissing(language: string): (error: unknown) => void {
  return (error) => {
    const { code, descriptor } = error as { code?: string; descriptor?: { id?: string } };
    if (code !== 'MISSING_TRANSLATION' || !descriptor?.id) return;
    missing.set(language, (missing.get(language) ?? new Set()).add(descriptor.id));
    clearTimeout(timers.get(language));
    timers.set(
      language,
      setTimeout(() => report(language), quietMs),
    );
  };
}
