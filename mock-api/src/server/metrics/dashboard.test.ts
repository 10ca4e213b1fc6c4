import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const document = textOf('operations.md');
const dashboard = JSON.parse(textOf('operations/dashboard.json')) as {
  readonly panels: readonly {
    title: string;
    type: string;
    targets?: readonly { expr: string; legendFormat: string }[];
  }[];
};
const { labels } = createMetrics();

const ofHistogram = /_(?:bucket|sum|count)$/;
const nameOf = (found: string): string => (labels.has(found) ? found : found.replace(ofHistogram, ''));
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:lounge|nodejs|process)_\w+/g)].map(([name]) => nameOf(name));

const queries = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map((each) => ({ title, ...each })));
const alerts = [...document.matchAll(/^\s+expr: (.+)$/gm)].map(([, expr = '']) => ({
  title: expr,
  expr,
  legendFormat: '',
}));

/** The labels that a query selects, groups or shows by. */
const labelsIn = ({ expr, legendFormat }: { expr: string; legendFormat: string }): string[] => [
  ...[...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(',').map((each) => each.trim())),
  ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
];

test.each([...queries, ...alerts])('the query of "$title" names metrics and labels that exist', (query) => {
  const names = metricsIn(query.expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !labels.has(name))).toEqual([]);
  const known = new Set(['process', 'le', ...names.flatMap((name) => labels.get(name) ?? [])]);
  expect(labelsIn(query).filter((label) => !known.has(label))).toEqual([]);
});

test('each metric of the server is in the dashboard and in the document, with its labels', () => {
  const own = [...labels.keys()].filter((name) => name.startsWith('lounge_'));
  const shown = new Set(queries.flatMap(({ expr }) => metricsIn(expr)));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
  const rows = [...document.matchAll(/^\| `(lounge_\w+)` \| \w+ \|([^|]*)\|/gm)].map(
    ([, name = '', list = '']) => [name, [...list.matchAll(/`(\w+)`/g)].map(([, label = '']) => label)] as const,
  );
  expect(new Map(rows)).toEqual(new Map(own.map((name) => [name, labels.get(name)])));
});

test('there are alerts', () => expect(alerts.length).toBeGreaterThan(5));
