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
  > header > p {
    box-sizing: border-box;
    flex: 0 0 100%;
    padding-inline-end: max(0px, 100% - 62ch);
  }
  > header[data-tabs] {
    margin-bottom: 8px;
  }
`;

/** Props of ListPage. */
export interface ListPageProps {
  title: string;
  /** A number or a few words beside the title. */
  note?: ReactNode;
  /** A sentence below the title. */
  lead?: string | undefined;
  /** The lists beside this one, below the title. */
  tabs?: ReactNode;
  /** The list, in its frame. */
  children: ReactNode;
}

/** A page that is one list, or one value. */
export const ListPage = ({ title, note, lead, tabs, children }: ListPageProps) => (
  <Page>
    <header data-tabs={tabs === undefined ? undefined : ''}>
      <h1>{title}</h1>
      {note !== undefined && note !== false && <span>{note}</span>}
      {lead !== undefined && <p>{lead}</p>}
    </header>
    {tabs}
    {children}
  </Page>
);
