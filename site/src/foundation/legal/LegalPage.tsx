import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.article.withConfig({ componentId: 'site-legal' })`
  display: grid;
  gap: 28px;
  max-width: 760px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > header > h1 {
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  > header > p {
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
  > [data-part='text'] {
    display: grid;
    gap: 14px;
    line-height: 1.65;
    overflow-wrap: anywhere;
  }
  > [data-part='text'] > h2,
  > [data-part='text'] > section > h2 {
    margin-top: 14px;
    font-size: var(--kit-type-5);
  }
  > [data-part='text'] > ul,
  > [data-part='text'] > ol {
    padding-inline-start: 22px;
  }
  > [data-part='text'] > p > a,
  > [data-part='text'] > * > li > a,
  > [data-part='text'] > section > p > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > [data-part='text'] > section {
    display: grid;
    gap: 8px;
  }
`;

/** Props of LegalPage. */
export interface LegalPageProps {
  title: string;
  /** A line under the title. */
  note?: string | undefined;
  children: ReactNode;
}

/** A page of text: title, a note, and what it says in a column that is easy to read. */
export const LegalPage = ({ title, note, children }: LegalPageProps) => (
  <Page>
    <header>
      <h1>{title}</h1>
      {note !== undefined && <p>{note}</p>}
    </header>
    {children}
  </Page>
);
