import type { Outcome } from './outcome.ts';
import { troubleOf } from './trouble.ts';

/** The longest that the address may take to refuse a connection, in milliseconds. */
const probeMs = 2_000;

/** Whether an address refuses connections. One that answers late, or with any status, does not. */
const refuses = async (url: string): Promise<boolean> => {
  const probe = fetch(url.replace(/^ws/, 'http'), { redirect: 'manual', signal: AbortSignal.timeout(probeMs) });
  return probe.then(
    () => false,
    (error: unknown) => troubleOf(error, url, probeMs).refusedAt !== undefined,
  );
};

/**
 * The outcome of a run whose server ended: one problem names it, with the interaction before, and what came later was not tried. Any
 * other outcome, also that of a server that is there again, as it is.
 */
export const withoutServer = async (outcome: Outcome): Promise<Outcome> => {
  const { interactions, problems } = outcome;
  const at = interactions.findIndex(({ trouble }) => trouble?.refusedAt !== undefined);
  const [first, before] = [interactions[at], interactions[at - 1]];
  const address = first?.trouble?.refusedAt;
  if (first === undefined || address === undefined || !(await refuses(address))) return outcome;
  const text = `the server is gone: ${address} refuses connections`;
  const after = before === undefined ? '' : `, after "${before.description}"`;
  const isLost = (each: Outcome['interactions'][number]): boolean =>
    each.trouble?.refusedAt !== undefined || each.trouble?.kind === 'notTried';
  const lost = interactions.filter(isLost).length;
  return {
    interactions: interactions.map((each) =>
      isLost(each) ? { ...each, trouble: { kind: 'notTried', text }, differences: [] } : each,
    ),
    problems: [
      // Nothing can be cleaned up there either.
      ...problems.filter((each) => !each.includes('ECONNREFUSED')),
      `T${text.slice(1)} since "${first.description}"${after}; ${lost} ${lost === 1 ? 'interaction was' : 'interactions were'} not tried`,
    ],
  };
};
