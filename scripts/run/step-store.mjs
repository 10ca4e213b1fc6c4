import { keysOf, readRepository } from './inputs.mjs';
import { store, storedPages, storedRecord, storePages } from './store.mjs';
import { filesOfPages, importsFrom, isReading, pageTable, reachedFrom } from './test-files.mjs';

/** The parts of a step that are keyed by test file: what each imports (`sources`), and what it reads besides. */
const partsOf = async (step, repository) => {
  const { tests, readsOf, setUp = [], recordsPages = false } = step.byFile;
  const files = [...repository.keys()].filter((path) => tests.test(path));
  const imports = await importsFrom([...files, ...setUp]);
  const isOpen = (path) => !recordsPages || path !== pageTable;
  const sourcesOf = (paths) => [...reachedFrom(imports, paths, isOpen)].filter((path) => repository.has(path));
  return files.map((file) => {
    const sources = sourcesOf([file, ...setUp]);
    const part = { ...step, name: `${step.name} ${file}`, sources, reads: readsOf(file, sources.some(isReading)) };
    return {
      file,
      part,
      withPages: (pages) => ({ ...part, sources: [...sources, ...sourcesOf(filesOfPages(pages))] }),
      opensPages: recordsPages && sources.includes(pageTable),
    };
  });
};

/** The keys of a test file; of one that opens pages only if it is known which. */
const keysOfPart = async ({ part, withPages, opensPages }, repository, opened) => {
  const first = await keysOf(part, repository);
  if (!opensPages) return first;
  const pages = opened ?? storedPages(first);
  return pages === null ? [] : keysOf(withPages(pages), repository);
};

/**
 * The store of green steps, and of green test files of the steps with `byFile`. A result is stored under what was read before the step ran,
 * if that has not changed meanwhile. With `isRead` false every step runs.
 */
export const stepStore = (isRead, readFiles = readRepository) => {
  const keysBefore = new Map();

  const partsBefore = async (step, repository) => {
    const found = [];
    for (const part of await partsOf(step, repository))
      found.push({ ...part, record: storedRecord(await keysOfPart(part, repository)) });
    const green = found.filter(({ record }) => record !== null);
    if (green.length === 0) return null;
    const records = green.map(({ record }) => record);
    return {
      files: found.filter(({ record }) => record === null).map(({ file }) => file),
      tests: records.reduce((sum, { passed }) => sum + passed, 0),
      green: green.length,
    };
  };

  const storeParts = async (step, results, repository) => {
    const parts = new Map((await partsOf(step, repository)).map((part) => [part.file, part]));
    for (const { name, passed, isClean, pages } of results) {
      const part = parts.get(name);
      if (part === undefined || !isClean) continue;
      if (part.opensPages) storePages(await keysOf(part.part, repository), pages);
      store(await keysOfPart(part, repository, pages), { name, passed });
    }
  };

  return {
    /** A record of the whole step, the test files that are left to run, or null: all. */
    before: async (step) => {
      const repository = readFiles();
      if (repository === null) return null;
      const keys = await keysOf(step, repository);
      keysBefore.set(step, keys[0]);
      if (!isRead) return null;
      const record = storedRecord(keys);
      if (record !== null) return { record };
      return step.byFile === undefined ? null : partsBefore(step, repository);
    },
    /** Stores what is clean of a step that has ended: its record, if it ran as a whole, and its test files. */
    after: async (step, record, files) => {
      const repository = readFiles();
      if (repository === null) return;
      const keys = await keysOf(step, repository);
      // Without what a build wrote: a step may have been the first to need it.
      if (keysBefore.get(step) !== keys[0] && keysBefore.get(step) !== keys.at(-1)) return;
      if (record !== null) store(keys, record);
      if (step.byFile !== undefined) await storeParts(step, files, repository);
    },
  };
};
