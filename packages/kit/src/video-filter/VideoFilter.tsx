import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import { FilterGroupFields, type FilterGroup } from '../performer-filter/FilterGroupFields.tsx';
import { performerFilterStyles } from '../performer-filter/PerformerFilter.styles.ts';
import type { RootProps } from '../root-props.ts';
import { DurationRange, type DurationFilter } from './DurationRange.tsx';
import { messages } from './VideoFilter.messages.ts';

/** Props of VideoFilter. */
export interface VideoFilterProps extends RootProps<'form', 'title' | 'action' | 'method' | 'onToggle'> {
  /** The filters in their groups: kinds, who acts, tags. */
  groups: readonly FilterGroup[];
  /** The lengths; without them there are no sliders. */
  duration?: DurationFilter | undefined;
  /** Whether it is there at all. @default true */
  shown?: boolean | undefined;
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

const Root = styled.form.withConfig({ componentId: 'kit-video-filter' })`
  ${performerFilterStyles}
`;

/**
 * The filters of a list of videos. Every change is a new list; without JavaScript it is a form with a button.
 * @spec component:VideoFilter
 */
export function VideoFilter(props: VideoFilterProps) {
  const { groups, duration, shown = true, look = 'rows', untitled = false, ...more } = props;
  const { level = 2, action, fields, onToggle, onClear, ...rest } = more;
  const Heading = `h${level}` as const;
  const intl = useIntl();
  if (!shown) return null;
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
      {groups.map((group) => (
        <FilterGroupFields key={group.id} group={group} onToggle={onToggle} />
      ))}
      {duration && <DurationRange {...duration} />}
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.apply)}
        </Button>
      </noscript>
    </Root>
  );
}
