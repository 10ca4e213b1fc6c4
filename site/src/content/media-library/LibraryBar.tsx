import { Button } from '@lounge/kit/button';
import { ChipLink } from '@lounge/kit/chip';
import { magnifyingGlass } from '@lounge/kit/icons';
import { Select } from '@lounge/kit/select';
import { TextField } from '@lounge/kit/text-field';
import { searchPatternOf } from '@lounge/locale';
import { isOneOf } from '@lounge/protocol';
import { libraryOrder } from '@lounge/protocol/content/media-library';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasKinds, kindsOf, ordersOf, partsOf } from './library-address.ts';
import { messages } from './Library.messages.ts';
import { orderTexts } from './library-texts.ts';
import type { LibraryPageState } from './use-library-page.ts';

const Bar = styled.form.withConfig({ componentId: 'site-library-bar' })`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > [data-part='search'] {
    display: flex;
    align-items: end;
    gap: 8px;
    flex: 1 1 280px;
    max-width: 440px;
  }
  > [data-part='search'] > div {
    flex: 1;
  }
  /* As high as the field. */
  > [data-part='search'] > button {
    min-height: 48px;
  }
  > [data-part='kinds'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > [data-part='order'] {
    margin-inline-start: auto;
  }
`;

/** Search, kind and order of a part. Without a script the form sends itself. */
export const LibraryBar = ({ page: { page, choice, hrefOf, go } }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { part, mediaType, search, order } = choice;
  const isMixed = page === 'personal.mediathek' && hasKinds(part);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[type="search"]');
    // A pattern that is being typed stays.
    if (input && input !== document.activeElement) input.value = search;
  }, [search]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = form.get('q');
    const chosen = form.get('order');
    go({
      ...choice,
      search: searchPatternOf(typeof typed === 'string' ? typed : ''),
      // The page of an order that was just chosen may not be here yet.
      order: isOneOf(libraryOrder, chosen) ? chosen : order,
    });
  };
  return (
    <Bar
      ref={form}
      action={pathname}
      noValidate
      role="search"
      aria-label={intl.formatMessage(messages.search)}
      onSubmit={submit}
    >
      {part !== partsOf[page][0] && <input type="hidden" name="tab" value={part} />}
      {isMixed && mediaType !== null && <input type="hidden" name="type" value={mediaType} />}
      {part !== 'messenger' && (
        <div data-part="search">
          <TextField
            key={part}
            label={intl.formatMessage(messages.search)}
            input={{ type: 'search', name: 'q', defaultValue: search, maxLength: 100, enterKeyHint: 'search' }}
          />
          <Button type="submit" variant="outline" icon={magnifyingGlass}>
            {intl.formatMessage(messages.searchNow)}
          </Button>
        </div>
      )}
      {isMixed && (
        <div data-part="kinds" role="group" aria-label={intl.formatMessage(messages.kinds)}>
          {([null, ...kindsOf(part)] as const).map((kind) => (
            <ChipLink key={kind} href={hrefOf({ ...choice, mediaType: kind })} selected={kind === mediaType}>
              {intl.formatMessage(messages[kind ?? 'all'])}
            </ChipLink>
          ))}
        </div>
      )}
      <Select
        key={order}
        data-part="order"
        input={{ name: 'order', defaultValue: order, 'aria-label': intl.formatMessage(messages.order) }}
        options={ordersOf(part).map((value) => ({ value, text: intl.formatMessage(orderTexts[value]) }))}
        onChange={({ value }) => isOneOf(libraryOrder, value) && go({ ...choice, order: value })}
      />
      {part === 'messenger' && (
        <noscript>
          <Button type="submit" variant="outline">
            {intl.formatMessage(messages.order)}
          </Button>
        </noscript>
      )}
    </Bar>
  );
};
