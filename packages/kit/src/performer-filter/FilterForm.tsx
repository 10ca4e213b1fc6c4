import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './PerformerFilter.messages.ts';

/** Props of all filters. */
export interface FilterFormProps extends RootProps<'form', 'title' | 'action' | 'method' | 'onToggle'> {
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
  /** Called when the guest takes all filters off; without it there is nothing to take off. */
  onClear?: (() => void) | undefined;
}

type FormProps = FilterFormProps & {
  /** The styled form of the filter. */
  root: ComponentType<ComponentPropsWithRef<'form'>>;
  children: ReactNode;
};

/** The form around the fields of a filter: its heading above them and, without JavaScript, its button below. */
export function FilterForm(props: FormProps) {
  const { root: Root, look = 'rows', untitled = false, level = 2, action, fields, onClear, children, ...rest } = props;
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
      {children}
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.apply)}
        </Button>
      </noscript>
    </Root>
  );
}
