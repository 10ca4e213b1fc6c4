import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.div.withConfig({ componentId: 'site-list-page' })`
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px 16px;
    margin-bottom: 24px;
    color: var(--kit-text-muted);
  }
  > header > h1 {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--kit-text);
  }
`;

/** Props of ListPage. */
export interface ListPageProps {
  title: string;
  /** How many items all pages have, beside the title. */
  note?: ReactNode;
  /** The list, in its frame. */
  children: ReactNode;
}

/** A page that is one list. */
export const ListPage = ({ title, note, children }: ListPageProps) => (
  <Page>
    <header>
      <h1>{title}</h1>
      {note !== undefined && note !== false && <span>{note}</span>}
    </header>
    {children}
  </Page>
);
