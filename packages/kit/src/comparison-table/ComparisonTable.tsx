import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { comparisonTableStyles } from './ComparisonTable.styles.ts';

/** A feature without and with a subscription. */
export interface ComparisonRow {
  label: string;
  without: string;
  /** The value that the subscription brings. */
  included: string;
}

/** Props of ComparisonTable. */
export interface ComparisonTableProps extends RootProps<'table'> {
  /** The accessible caption. */
  caption: string;
  /** The headings of the three columns. */
  columns: { label: string; without: string; included: string };
  /** The rows, in order. */
  rows: readonly ComparisonRow[];
}

const Root = styled.table.withConfig({ componentId: 'kit-comparison-table' })`
  ${comparisonTableStyles}
`;

/** Comparison of subscriptions: a row for each thing, without and with it. @spec component:TvPriceTable */
export function ComparisonTable({ caption, columns, rows, ...rest }: ComparisonTableProps) {
  return (
    <Root {...rest}>
      <caption className="kit-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.without}</th>
          <th scope="col">{columns.included}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, without, included }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{without}</td>
            <td>{included}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
