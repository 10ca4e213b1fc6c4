/** The kit's README for language models: a summary, the set-up as it stands there, and a link to the types of each entry. */

/** The text between a heading of the second level and the next one. */
const section = (readme: string, heading: string): string => {
  const [, text] = new RegExp(`\\n## ${heading}\\n([\\s\\S]*?)(?=\\n## |$)`).exec(readme) ?? [];
  if (text === undefined) throw new Error(`The README has no section "${heading}".`);
  return text.trim();
};

/** A row of the table of components as an item; other entries have no component. */
function itemOf(row: string): string | null {
  const [, entry, name, purpose, props = ''] = /^\| `([\w-]+)` \| \*\*(\w+)\*\*: (.*?) \| (.*?) ?\|$/.exec(row) ?? [];
  if (entry === undefined) return null;
  const given = props.trim() === '' ? '' : ` Props: ${props.trim().replaceAll('` `', '`, `')}.`;
  return `- [${name}](./dist/${entry}/index.d.ts): ${purpose} Import: \`@lounge/kit/${entry}\`.${given}`;
}

/** Returns llms.txt. Throws where the README lacks what it is made from. */
export function llmsText(readme: string): string {
  const items = section(readme, 'Entries')
    .split('\n')
    .flatMap((row) => itemOf(row) ?? []);
  if (items.length === 0) throw new Error('The README has no table of components.');
  const [, summary = ''] = /^# @lounge\/kit\n\n([\s\S]*?)\n\n/.exec(readme) ?? [];
  const [example = ''] = /```tsx\n[\s\S]*?```/.exec(readme) ?? [];
  return [
    '# @lounge/kit',
    `> ${summary.replaceAll('\n', ' ')}`,
    example,
    ...['The page around it', 'Next.js', 'A brand of your own', 'Behaviour worth knowing'].map(
      (heading) => `## ${heading}\n\n${section(readme, heading)}`,
    ),
    `## Components\n\n${items.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}
