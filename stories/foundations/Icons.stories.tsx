import { Icon } from '@lounge/kit/icon';
import * as icons from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { Foundation } from './Foundation.tsx';

const Field = styled.label.withConfig({ componentId: 'story-icon-search' })`
  display: grid;
  gap: 8px;
  max-width: 360px;
  input {
    height: var(--kit-size-control);
    padding: 0 16px;
    border: 1px solid var(--kit-line-strong);
    border-radius: var(--kit-radius-field);
    background: var(--kit-surface-1);
    color: var(--kit-text);
    font: inherit;
  }
`;

const Grid = styled.ul.withConfig({ componentId: 'story-icons' })`
  && {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(min(148px, 100%), 1fr));
    padding: 0;
    list-style: none;
  }
  button {
    display: grid;
    gap: 8px;
    justify-items: center;
    width: 100%;
    height: 100%;
    padding: 16px 8px;
    border: 1px solid var(--kit-line);
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-1);
    color: var(--kit-text);
    font-size: var(--kit-type-1);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover {
    background: var(--kit-surface-2);
  }
`;

function Icons() {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState<string | null>(null);
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const copy = (name: string) => {
    setCopied(name);
    // The clipboard may be closed to frames; the name is on the button as well.
    void navigator.clipboard?.writeText(name).catch(() => undefined);
  };
  return (
    <Foundation
      title="Icons"
      intro={
        <>
          Press an icon to copy its name. Code imports it from <code>@lounge/kit/icons</code>; names that end in Fill
          are the filled ones.
        </>
      }
    >
      <Field>
        Search by name
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field>
      <p role="status">
        {found.length} found{copied === null ? '' : `, copied ${copied}`}
      </p>
      <Grid>
        {found.map(([name, path]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Icon path={path} size={28} />
              {name}
            </button>
          </li>
        ))}
      </Grid>
    </Foundation>
  );
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], render: () => <Icons /> } satisfies Meta;
export default meta;

export const All: StoryObj = {};

export const FoundAndCopied: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'bellfill');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.click(canvas.getByRole('button', { name: 'bellFill' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('copied bellFill');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search by name' }));
  },
};
