/**
 * Draws and encodes clips into mock-api/clips: `npm run clips`, which needs ffmpeg; with names for these performers or subjects, without
 * for those that are missing, with --all for every one. --check names the missing ones. The output is committed.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clipNames, clipsLimits } from '../mock-api/src/media/clips.ts';
import {
  missingPerformers,
  performerClipsDirectory,
  performerClipsMade,
  performersOfSeeds,
  seedNamed,
  sizeOf,
  writePerformerClips,
} from './clips/performers.ts';
import { makePerformerClips } from './clips/make-performer-clips.ts';
import { makeSharedClip } from './clips/shared-clips.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});

/** Removes the clips that are too large. Returns whether there were none. */
async function discardTooLarge(seeds: readonly string[]): Promise<boolean> {
  let isSmall = true;
  for (const seed of seeds) {
    const size = await sizeOf(join(performerClipsDirectory, seed));
    if (size <= clipsLimits.performer) continue;
    isSmall = false;
    await rm(join(performerClipsDirectory, seed), { recursive: true });
    console.error(`The clip of ${seed} has ${size} bytes of ${clipsLimits.performer} and was discarded: lower a rate.`);
  }
  return isSmall;
}

async function make(): Promise<void> {
  const shared = values.all ? clipNames : clipNames.filter((name) => positionals.includes(name));
  const named = positionals.filter((name) => !clipNames.some((each) => each === name)).map(seedNamed);
  const missing = positionals.length === 0 ? missingPerformers() : [];
  const seeds = values.all ? performersOfSeeds().map(({ pictureSeed }) => pictureSeed) : [...named, ...missing];
  for (const name of shared) await makeSharedClip(name);
  await makePerformerClips([...new Set(seeds)]);
  const isSmall = await discardTooLarge([...new Set(seeds)]);
  writePerformerClips();
  const total = await sizeOf(join(performerClipsDirectory, '..'));
  console.log(`${performerClipsMade().length} performers, all clips ${(total / 1000).toFixed(0)} kB`);
  if (!isSmall) process.exitCode = 1;
}

if (values.check) {
  const missing = missingPerformers();
  if (missing.length > 0) {
    console.error(`Performers without a clip: ${missing.join(', ')}. Run "npm run clips" and commit them.`);
    process.exitCode = 1;
  }
} else await make();
