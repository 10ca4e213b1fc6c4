import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  AgeRange,
  MoodRange,
  PriceRange,
  type AgeFilter,
  type MoodFilter,
  type PriceFilter,
} from './filter-ranges.tsx';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { FilterGroupFields, type FilterChange, type FilterGroup } from './FilterGroupFields.tsx';
import { performerFilterStyles } from './PerformerFilter.styles.ts';

/** Props of PerformerFilter. */
export interface PerformerFilterProps extends FilterFormProps {
  /** The filters in their groups. */
  groups: readonly FilterGroup[];
  /** The mood; without it there is no slider. */
  mood?: MoodFilter | undefined;
  /** The ages; without them there are no sliders. */
  ages?: AgeFilter | undefined;
  /** The highest price; without it there is no slider. */
  price?: PriceFilter | undefined;
  /** A LocationField, or what stands in its place. */
  location?: ReactNode;
  /** Called when the guest chooses a filter or takes it off. */
  onToggle: (change: FilterChange) => void;
}

const Root = styled.form.withConfig({ componentId: 'kit-performer-filter' })`
  ${performerFilterStyles}
`;

/**
 * The filters of the performer search: mood, place, filters with the number of performers who remain, price and age. Every change is a
 * search; without JavaScript it is a form with a button.
 * @spec component:PerformerFilter
 */
export function PerformerFilter(props: PerformerFilterProps) {
  const { groups, mood, ages, price, location, onToggle, ...rest } = props;
  return (
    <FilterForm {...rest} root={Root}>
      {mood && <MoodRange {...mood} />}
      {location !== undefined && <div data-part="location">{location}</div>}
      {groups.map((group) => (
        <FilterGroupFields key={group.id} group={group} onToggle={onToggle} />
      ))}
      {price && <PriceRange {...price} />}
      {ages && <AgeRange {...ages} />}
    </FilterForm>
  );
}
