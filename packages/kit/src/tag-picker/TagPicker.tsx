import { useId } from 'react';
import { styled } from 'styled-components';
import { Chip, ChipLink } from '../chip/Chip.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { TextField } from '../text-field/TextField.tsx';
import { messages } from './TagPicker.messages.ts';
import { tagPickerStyles } from './TagPicker.styles.ts';

/** A tag to choose. */
export interface PickedTag {
  /** Its key, unique within the picker. */
  id: string;
  /** Its name. */
  label: string;
  /** How much has it, such as the number of videos. */
  count?: number | undefined;
  /** The URL of the page for this tag, where the picker leads there. */
  href?: string | undefined;
}

/** Props of TagPicker. */
export interface TagPickerProps extends RootProps<'section'> {
  /** The heading, such as "Popular tags". */
  label: string;
  /** The tags, in their order. */
  tags: readonly PickedTag[];
  /** The ids of those that are chosen. @default none */
  chosen?: readonly string[] | undefined;
  /** Called with the id of a tag without an `href` that was pressed. */
  onPick?: ((id: string) => void) | undefined;
  /** The text of a field that searches among all tags, and what it reports; without it there is no field. */
  search?: { value: string; onChange: (text: string) => void } | undefined;
  /** Whether the tags are on their way. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading. @default 2 */
  level?: 2 | 3 | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-tag-picker' })`
  ${tagPickerStyles}
`;

/**
 * Tags to choose from, as toggle buttons or as links, with a field that searches among all of them.
 * @spec component:TagPicker
 */
export function TagPicker(props: TagPickerProps) {
  const { label, tags, chosen = [], onPick, search, isPending = false, level = 2, ...rest } = props;
  const intl = useIntl();
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <Root {...rest} aria-labelledby={headingId} aria-busy={isPending || undefined}>
      <Heading id={headingId} data-part="heading">
        {label}
      </Heading>
      {search && (
        <div data-part="search">
          <TextField
            label={intl.formatMessage(messages.search)}
            input={{ type: 'search', value: search.value, onChange: ({ target }) => search.onChange(target.value) }}
          />
        </div>
      )}
      {isPending ? (
        <>
          <span className="kit-visually-hidden" role="status">
            {intl.formatMessage(messages.loading)}
          </span>
          <ul aria-hidden>
            {[0, 1, 2, 3].map((place) => (
              <li key={place} data-skeleton="line" />
            ))}
          </ul>
        </>
      ) : tags.length === 0 ? (
        <p data-part="none" role="status">
          {intl.formatMessage(messages.none)}
        </p>
      ) : (
        <ul>
          {tags.map(({ id, label: name, count, href }) => {
            const isChosen = chosen.includes(id);
            const inside = (
              <>
                {name}
                {count !== undefined && <small> {intl.formatNumber(count)}</small>}
              </>
            );
            return (
              <li key={id}>
                {href === undefined ? (
                  <Chip selected={isChosen} onClick={() => onPick?.(id)}>
                    {inside}
                  </Chip>
                ) : (
                  <ChipLink href={href} selected={isChosen}>
                    {inside}
                  </ChipLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}
