import { contrastRows, type ContrastRow } from '@lounge/kit/brand';
import type { Theme } from '@lounge/kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, customProperty, Foundation, Section, useShownBrand } from './Foundation.tsx';

const schemeOf = (theme: unknown): 'dark' | 'light' => {
  const chosen = theme as Theme;
  if (chosen !== 'system') return chosen === 'light' ? 'light' : 'dark';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

function Swatch({ fill }: { fill: string }) {
  return (
    <svg width="100%" height="72" aria-hidden>
      <rect width="100%" height="72" rx="8" fill={fill} stroke="var(--kit-line-strong)" />
    </svg>
  );
}

function Pair({ row }: { row: ContrastRow }) {
  return (
    <tr data-passes={row.ratio >= row.needs}>
      <td>
        <svg width="72" height="36" role="img" aria-label={`${row.text} on ${row.ground}`}>
          <rect width="72" height="36" rx="6" fill={row.groundColor} stroke="var(--kit-line-strong)" />
          <text x="36" y="24" textAnchor="middle" fontSize="18" fontWeight="600" fill={row.textColor}>
            Aa
          </text>
        </svg>
      </td>
      <td>
        <code>{row.text}</code> on <code>{row.ground}</code>
      </td>
      <td>{row.use}</td>
      <td>
        {(Math.floor(row.ratio * 100) / 100).toFixed(2)} of {row.needs}
      </td>
    </tr>
  );
}

function Pairs({ rows }: { rows: readonly ContrastRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Sample</th>
          <th>Pair</th>
          <th>Used for</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Pair key={`${row.path}${row.ground}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Colours({ scheme }: { scheme: 'dark' | 'light' }) {
  const brand = useShownBrand();
  const rows = contrastRows(brand.tokens);
  const picture = Object.entries(brand.tokens.onPicture).filter(([, value]) => String(value).startsWith('#'));
  return (
    <Foundation
      title="Colours"
      intro={`The roles of ${brand.productName} in the ${scheme} theme. Components name roles, never colours; every pair below is checked when a brand is made.`}
    >
      <Section title="Roles">
        <div data-part="cards">
          {Object.entries(brand.tokens.themes[scheme].color).map(([name, value]) => (
            <Card key={name} name={name} value={`${value} ${customProperty('', name)}`}>
              <Swatch fill={value} />
            </Card>
          ))}
        </div>
      </Section>
      <Section title="Roles on pictures">
        <div data-part="cards">
          {picture.map(([name, value]) => (
            <Card key={name} name={name} value={String(value)}>
              <Swatch fill={String(value)} />
            </Card>
          ))}
        </div>
      </Section>
      <Section title="Pairs of text and ground">
        <Pairs rows={rows.filter((row) => row.scheme === scheme)} />
      </Section>
      <Section title="Pairs on pictures">
        <Pairs rows={rows.filter((row) => row.scheme === 'picture')} />
      </Section>
    </Foundation>
  );
}

const meta = {
  title: 'Foundations/Colours',
  tags: ['!autodocs'],
  render: (_, { globals }) => <Colours scheme={schemeOf(globals['theme'])} />,
} satisfies Meta;
export default meta;

export const Roles: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tr[data-passes]').length).toBeGreaterThan(40);
    await expect(canvasElement.querySelectorAll('tr[data-passes="false"]')).toHaveLength(0);
  },
};
