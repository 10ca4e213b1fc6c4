import { styled } from 'styled-components';
import { FilterForm, type FilterFormProps } from '../performer-filter/FilterForm.tsx';
import { FilterGroupFields, type FilterChange, type FilterGroup } from '../performer-filter/FilterGroupFields.tsx';
import { performerFilterStyles } from '../performer-filter/PerformerFilter.styles.ts';
import { DurationRange, type DurationFilter } from './DurationRange.tsx';

/** Props of VideoFilter. */
export interface VideoFilterProps extends FilterFormProps {
  /** The filters in their groups: kinds, who acts, tags. */
  groups: readonly FilterGroup[];
  /** The lengths; without them there are no sliders. */
  duration?: DurationFilter | undefined;
  /** Whether it is there at all. @default true */
  shown?: boolean | undefined;
  /** Called when the guest chooses a filter or takes it off. */
  onToggle: (change: FilterChange) => void;
}

const Root = styled.form.withConfig({ componentId: 'kit-video-filter' })`
  ${performerFilterStyles}
`;

/**
 * The filters of a list of videos. Every change is a new list; without JavaScript it is a form with a button.
 * @spec component:VideoFilter
 */
export function VideoFilter({ groups, duration, shown = true, onToggle, ...rest }: VideoFilterProps) {
  if (!shown) return null;
  return (
    <FilterForm {...rest} root={Root}>
      {groups.map((group) => (
        <FilterGroupFields key={group.id} group={group} onToggle={onToggle} />
      ))}
      {duration && <DurationRange {...duration} />}
    </FilterForm>
  );
}
