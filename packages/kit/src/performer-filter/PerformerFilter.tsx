import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import {
  AgeRange,
  MoodRange,
  PriceRange,
  type AgeFilter,
  type MoodFilter,
  type PriceFilter,
} from './filter-ranges.tsx';
import { FilterGroupFields, type FilterGroup } from './FilterGroupFields.tsx';
import { messages } from './PerformerFilter.messages.ts';
import { performerFilterStyles } from './PerformerFilter.styles.ts';

/** Props of PerformerFilter. */
export interface PerformerFilterProps extends RootProps<'form', 'title' | 'action' | 'method' | 'onToggle'> {
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
  /** How the filters of a group look: rows, or chips where there is little height. @default 'rows' */
  look?: 'rows' | 'chips' | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Whether the heading is left out, because the filter has one around it. @default false */
  untitled?: boolean | undefined;
  /** The address that the form is sent to without JavaScript. */
  action?: string | undefined;
  /** Further fields of that form. */
  fields?: readonly HiddenField[] | undefined;
  /** Called when the guest chooses a filter or takes it off. */
  onToggle: (change: { value: string; selected: boolean }) => void;
  /** Called when the guest takes all filters off; without it there is nothing to take off. */
  onClear?: (() => void) | undefined;
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
  const { groups, mood, ages, price, location, look = 'rows', untitled = false, ...more } = props;
  const { level = 2, action, fields, onToggle, onClear, ...rest } = more;
  const Heading = `h${level}` as const;
  const intl = useIntl();
  return (
    <Root
      onSubmit={(event) => event.preventDefault()}
      aria-label={intl.formatMessage(messages.title)}
      {...rest}
      method="get"
      noValidate
      action={action}
      data-look={look}
    >
      <HiddenFields fields={fields} />
      {!untitled && (
        <div data-part="top">
          <Heading>{intl.formatMessage(messages.title)}</Heading>
          {onClear && (
            <button type="button" data-part="clear" onClick={onClear}>
              {intl.formatMessage(messages.clear)}
            </button>
          )}
        </div>
      )}
      {mood && <MoodRange {...mood} />}
      {location !== undefined && <div data-part="location">{location}</div>}
      {groups.map((group) => (
        <FilterGroupFields key={group.id} group={group} onToggle={onToggle} />
      ))}
      {price && <PriceRange {...price} />}
      {ages && <AgeRange {...ages} />}
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.apply)}
        </Button>
      </noscript>
    </Root>
  );
}
