import type { Results } from './results.ts';

/** A value in a workflow command of GitHub Actions. */
const commandText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The most annotations that a step shows. */
const most = 10;

/** One annotation for each broken interaction, for GitHub Actions. */
export const annotationsOf = ({ modules }: Results): readonly string[] =>
  modules
    .flatMap(({ broken }) => broken)
    .slice(0, most)
    .map(({ module, title, description, trouble, differences }) => {
      const [first] = differences;
      const reason = trouble?.text ?? `${first?.at ?? ''} expected ${first?.expected}, got ${first?.got}`;
      return `::error title=${commandText(`${module} ${title}`).replaceAll(',', '%2C')}::${commandText(`${description}: ${reason}`)}`;
    });
