import { useKit } from '@lounge/kit/kit-provider';
import { styled } from 'styled-components';

/** One fact about the account, with the page where it is changed. */
export interface AccountRow {
  readonly label: string;
  /** Undefined until it is known. */
  readonly value: string | undefined;
  readonly href: string;
  /** The action of that page. */
  readonly action: string;
}

const List = styled.ul.withConfig({ componentId: 'site-account-rows' })`
  display: grid;
  max-width: 760px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border-bottom: 1px solid var(--kit-line);
  }
  > li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 16px;
    min-height: 64px;
    padding: 10px 0;
    color: var(--kit-text);
    overflow-wrap: anywhere;
  }
  > li > a > [data-part='label'] {
    font-weight: var(--kit-weight-label);
  }
  > li > a > [data-part='value'] {
    grid-column: 1;
    min-height: 1lh;
    color: var(--kit-text-muted);
    font-size: 14px;
  }
  > li > a > [data-part='action'] {
    grid-area: 1 / 2 / span 2;
    font-weight: var(--kit-weight-label);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  > li > a:hover > [data-part='action'] {
    text-decoration-thickness: 2px;
  }
`;

/** Facts about the account in rows, each of which leads to the page where it is changed. */
export const AccountRows = ({ rows }: { rows: readonly AccountRow[] }) => {
  const { Link } = useKit();
  return (
    <List>
      {rows.map(({ label, value, href, action }) => (
        <li key={label}>
          <Link href={href}>
            <span data-part="label">{label}</span> <span data-part="value">{value}</span>{' '}
            <span data-part="action">{action}</span>
          </Link>
        </li>
      ))}
    </List>
  );
};
