import { velvet } from '@lounge/kit/velvet';
import { useKit } from '@lounge/kit/kit-provider';
import type { Brand } from '@lounge/kit/brand';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brands } from '../brands/brands.ts';

const Root = styled.main.withConfig({ componentId: 'story-foundation' })`
  display: grid;
  gap: 40px;
  max-width: 1100px;
  min-width: 0;
  h1 {
    margin: 0;
    font: var(--kit-display-weight) var(--kit-type-6) / 1.1 var(--kit-font-display);
    letter-spacing: var(--kit-display-tracking);
  }
  h2 {
    margin: 0 0 16px;
    font: var(--kit-display-weight) var(--kit-type-5) / 1.2 var(--kit-font-display);
  }
  p,
  li {
    max-width: 72ch;
    line-height: var(--kit-line-height-long);
  }
  header p {
    margin-top: 12px;
    color: var(--kit-text-muted);
  }
  ul {
    margin: 8px 0;
    padding-inline-start: 20px;
  }
  code {
    font:
      13px / 1.4 ui-monospace,
      monospace;
  }
  [data-part='cards'] {
    display: grid;
    gap: 16px;
    grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  }
  [data-part='card'] {
    display: grid;
    gap: 4px;
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='sample'] {
    height: 72px;
    margin-bottom: 4px;
    background: var(--kit-surface-2);
    border: 1px solid var(--kit-line);
  }
  [data-part='muted'] {
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--kit-type-2);
  }
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--kit-line);
    text-align: start;
    vertical-align: middle;
  }
  td:first-child {
    width: 88px;
  }
`;

/** A page about the foundations: its title, one sentence and sections. */
export function Foundation({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <header>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </Root>
  );
}

/** A part of a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A sample with its name and value. */
export function Card({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div data-part="card">
      {children}
      <code>{name}</code>
      <span data-part="muted">{value}</span>
    </div>
  );
}

/** Returns the brand of the toolbar with its tokens. */
export const useShownBrand = (): Brand => brands.get(useKit().brand.name) ?? velvet;

/** Returns the name of a token's custom property. */
export const customProperty = (group: string, name: string): string =>
  `--kit-${group}${/^\d$/.test(name) ? name : name.replaceAll(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)}`;
