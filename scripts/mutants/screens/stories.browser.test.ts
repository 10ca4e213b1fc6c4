import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { EmulatedMedia } from '../../../.storybook/emulate-media.ts';
import * as preview from '../../../.storybook/preview.tsx';

interface Played {
  readonly number: number;
  readonly file: string;
  readonly name: string;
}

declare global {
  /** The mutant that is switched on; 0 is none. */
  var mutant: number | undefined;
}

type StoryFile = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const files = import.meta.glob<StoryFile>('../../../stories/**/*.stories.tsx');
const played = import.meta.env['PLAYED'] as readonly Played[];
const proofs = [...new Map(played.map((each) => [`${each.file} ${each.name}`, each])).values()];

setProjectAnnotations([
  preview,
  {
    beforeEach: async ({ parameters }: { parameters: { media?: EmulatedMedia } }) => {
      if (!parameters.media) return undefined;
      await commands.emulateMedia(parameters.media);
      return () => commands.emulateMedia({});
    },
  },
]);

const windowOf = (styles: { width?: string; height?: string } = {}) => ({
  width: Number.parseInt(styles.width ?? '1200', 10),
  height: Number.parseInt(styles.height ?? '900', 10),
});

/** Runs a story as the step `stories` does, without axe and pictures. Returns why it is red; null if it is green. */
const failureOf = async ({ file, name }: Played): Promise<string | null> => {
  const stories = await files[`../../../stories/${file}.stories.tsx`]?.();
  const story = stories?.[name];
  if (stories === undefined || story === undefined) throw new Error(`${file} has no story ${name}.`);
  const composed = composeStory(story, stories.default, undefined, name);
  interface WithViewport {
    readonly globals?: { readonly viewport?: { readonly value?: string } };
  }
  const globals = { ...(stories.default as WithViewport).globals, ...(story as WithViewport).globals };
  const options = preview.default.parameters?.['viewport'] as {
    options: Readonly<Record<string, { styles: { width: string; height: string } }>>;
  };
  const { width, height } = windowOf(options.options[globals.viewport?.value ?? '']?.styles);
  await page.viewport(width, height);
  return composed.run().then(
    () => null,
    (failure: unknown) => String(failure),
  );
};

beforeEach(() => {
  globalThis.mutant = 0;
});

test.for(proofs)('0 $file $name is green without a mutant', async (each) => {
  expect(await failureOf(each)).toBeNull();
});

test.for(played)('$number is noticed by $file $name', async (each) => {
  globalThis.mutant = each.number;
  const failure = await failureOf(each);
  // oxlint-disable-next-line no-console -- whether it is about the mutant, only who reads it can tell
  console.log(`${each.number} is red: ${failure?.slice(0, 300)}`);
  expect(failure).not.toBeNull();
});
