import type { SourceFile } from './repository.ts';

/** The opening tags of an element; a `>` of an arrow function does not end one. */
const openingTags = (text: string, name: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<${name}(?=[\\s>])(?:=>|[^>])*>`, 'g'))].map(([tag]) => tag);

/**
 * Forms that the browser checks: its bubbles are in the language of the browser, in its look, and vanish, so forms say what is missing
 * themselves, beside the field.
 */
export const formsOfTheBrowser = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const styled = [...text.matchAll(/const (\w+) = styled\.form\./g)].map(([, name = '']) => name);
    return ['form', ...styled]
      .flatMap((name) => openingTags(text, name))
      .filter((tag) => !/\bnoValidate\b/.test(tag))
      .map((tag) => `${path}: ${tag.replaceAll(/\s+/g, ' ')}`);
  });
