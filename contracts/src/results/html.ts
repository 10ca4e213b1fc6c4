import { escaped } from './junit.ts';
import { passes, type ModuleResults, type Result, type Results } from './results.ts';
import { needText, reasonOf } from './left-out.ts';
import { detailOf } from './text.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #17151a); color: light-dark(#17151a, #f2eff5); }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
ul { padding-left: 1rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
pre { white-space: pre-wrap; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; }
[data-holds='false'] > summary { font-weight: 700; color: light-dark(#a3122b, #ff9aa8); }
`;

const itemOf = (result: Result): string =>
  result.holds
    ? `<li>${escaped(`${result.title}: ${result.description}`)}</li>`
    : `<li><pre>${escaped(detailOf(result).join('\n'))}</pre></li>`;

const sectionOf = ({ module, claimed, broken }: ModuleResults): string => {
  const holding = claimed.filter((each) => each.holds);
  const text = broken.length === 0 ? `all ${claimed.length} hold` : `${broken.length} of ${claimed.length} broken`;
  return `<details data-holds="${broken.length === 0}"${broken.length === 0 ? '' : ' open'}>
<summary>${escaped(module)}: ${text}</summary>
<ul>${[...broken, ...holding].map(itemOf).join('\n')}</ul>
</details>`;
};

const unclaimedOf = ({ unclaimed }: Results): string =>
  unclaimed.length === 0
    ? ''
    : `<details><summary>Not claimed: ${unclaimed.length}, of which ${unclaimed.filter((each) => each.holds).length} hold already</summary>
<ul>${unclaimed.map((each) => `<li>${escaped(`${each.module}: ${each.title}${each.needs.length === 0 ? '' : ` ${needText(each.needs)}`}`)}</li>`).join('\n')}</ul></details>`;

const leftOutOf = ({ leftOut }: Results): string =>
  leftOut.length === 0
    ? ''
    : `<details><summary>Left out: ${leftOut.length} effects</summary>
<ul>${leftOut.map((each) => `<li>${escaped(`${each.call} ${reasonOf(each)}: ${each.description}`)}</li>`).join('\n')}</ul></details>`;

/** The results as one HTML file without scripts. */
export const htmlOf = (results: Results): string => {
  const broken = results.modules.flatMap((each) => each.broken).length;
  const heading = passes(results) ? 'Every contract holds' : `${broken} interactions are broken`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${style}</style></head>
<body>
<main>
<h1>${heading}</h1>
<p>Verified: ${escaped(results.addresses.baseUrl)}</p>
${results.notes.map((each) => `<p>${escaped(each)}</p>`).join('\n')}
${results.problems.map((each) => `<p>Problem: ${escaped(each)}</p>`).join('\n')}
${results.modules.map(sectionOf).join('\n')}
${unclaimedOf(results)}
${leftOutOf(results)}
</main>
</body>
</html>
`;
};
