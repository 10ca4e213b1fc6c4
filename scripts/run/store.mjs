import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** How long a stored result counts: what no input names, such as the system's packages, changes too. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** How long a result is remembered that only says when a check is due. */
const rememberedMs = 30 * lifetimeMs;

/** Where all clones of a machine store results: TEST_STORE, else the user's folder for caches. */
export const storeFolder = () =>
  process.env.TEST_STORE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'lounge/test-results');

const fileOf = (key) => join(storeFolder(), `${key}.json`);

const isRecord = (record) => typeof record === 'object' && record !== null && Number.isInteger(record.passed);

// By the time that is written down: the clock of a file system is another one.
const readFile = (file) => {
  try {
    const { storedAt, ...record } = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(record) && Number.isFinite(storedAt) ? { record, age: Date.now() - storedAt } : null;
  } catch {
    return null;
  }
};

const read = (key) => readFile(fileOf(key));

/** The stored record of a green step; null if there is none, or only one of more than a day ago. */
export const storedRecord = (keys) =>
  keys.map(read).find((found) => found !== null && found.age >= 0 && found.age < lifetimeMs)?.record ?? null;

/** The pages that a test file opened when its other inputs were these; null if that is not known. */
export const storedPages = (keys) =>
  keys.map((key) => read(`${key}.pages`)?.record.pages).find((pages) => Array.isArray(pages)) ?? null;

/** Whether a step was ever green with these inputs, as far as it is remembered. */
export const wasGreen = (keys) => keys.some((key) => read(key) !== null);

/** Whether a record proves all that its step can prove: nothing failed, was repeated, left out or skipped for want of something. */
export const isClean = ({ failed, flaky, leftOut }) => failed === 0 && flaky.length === 0 && leftOut === null;

/** Stores the record of a green step. A store that cannot be written is none: the next run proves it again. */
export const store = (keys, record) => {
  try {
    mkdirSync(storeFolder(), { recursive: true });
    for (const key of keys) {
      // Clones may write at the same time.
      const written = `${fileOf(key)}.${process.pid}`;
      writeFileSync(written, JSON.stringify({ ...record, storedAt: Date.now() }));
      renameSync(written, fileOf(key));
    }
  } catch {
    return false;
  }
  return true;
};

/** Stores the pages that a test file opened. */
export const storePages = (keys, pages) =>
  store(
    keys.map((key) => `${key}.pages`),
    { passed: 0, pages },
  );

/** Removes what is no longer remembered. */
export const prune = () => {
  try {
    for (const name of readdirSync(storeFolder())) {
      const file = join(storeFolder(), name);
      if ((readFile(file)?.age ?? Infinity) > rememberedMs) rmSync(file, { force: true });
    }
  } catch {
    // Another clone may prune too.
  }
};
