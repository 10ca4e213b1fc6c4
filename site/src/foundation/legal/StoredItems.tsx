import { storedItemKeys, storedItems, type ConsentCategory, type StoredItemKey } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages, purposes } from './StoredItems.messages.ts';

const Section = styled.section.withConfig({ componentId: 'site-stored-items' })`
  display: grid;
  gap: 20px;
  > h2 {
    font-size: var(--kit-type-5);
  }
  > table {
    width: 100%;
    border-collapse: collapse;
    text-align: start;
  }
  > table > caption {
    padding-bottom: 6px;
    font-weight: 600;
    text-align: start;
  }
  > table > thead > tr > th {
    padding: 8px 12px 8px 0;
    color: var(--kit-text-muted);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
  }
  > table > tbody > tr > :is(th, td) {
    padding: 10px 12px 10px 0;
    border-top: 1px solid var(--kit-line);
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  > table > tbody > tr > td {
    color: var(--kit-text-muted);
  }
  > table > tbody > tr > td:last-child {
    width: 30%;
    padding-inline-end: 0;
  }
  > table > tbody > tr > th {
    width: 26%;
  }
  @media (max-width: 479.98px) {
    > table > thead {
      position: absolute;
      clip-path: inset(50%);
    }
    > table > tbody > tr {
      display: grid;
      padding: 10px 0;
      border-top: 1px solid var(--kit-line);
    }
    > table > tbody > tr > :is(th, td):nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }
  }
`;

const categories = ['necessary', 'functional', 'analytics'] as const satisfies readonly (
  | 'necessary'
  | ConsentCategory
)[];

/** For how long an item is kept, in words. */
const useKept = () => {
  const intl = useIntl();
  return (key: StoredItemKey): string => {
    const { keptFor } = storedItems[key];
    if (keptFor === 'tab') return intl.formatMessage(messages.tab);
    if (keptFor === 'logOut') return intl.formatMessage(messages.untilLogOut);
    return intl.formatMessage(messages.days, { days: keptFor });
  };
};

/**
 * Every cookie and stored key with purpose, category and time, from the list that the code itself uses.
 * @spec feature:legal.cookies
 * @awaits feature:legal.cookies 2 engagement/web-push
 */
export const StoredItems = () => {
  const intl = useIntl();
  const heading = useId();
  const kept = useKept();
  const none = { necessary: null, functional: null, analytics: messages.analyticsNone };
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
      {categories.map((category) => {
        const keys = storedItemKeys.filter((key) => storedItems[key].category === category);
        const empty = none[category];
        return (
          <table key={category}>
            <caption>{intl.formatMessage(messages[category])}</caption>
            {keys.length > 0 && (
              <thead>
                <tr>
                  <th scope="col">{intl.formatMessage(messages.name)}</th>
                  <th scope="col">{intl.formatMessage(messages.purpose)}</th>
                  <th scope="col">{intl.formatMessage(messages.kept)}</th>
                </tr>
              </thead>
            )}
            <tbody>
              {keys.map((key) => (
                <tr key={key}>
                  <th scope="row">{storedItems[key].name}</th>
                  <td>{intl.formatMessage(purposes[key])}</td>
                  <td>{kept(key)}</td>
                </tr>
              ))}
              {keys.length === 0 && empty !== null && (
                <tr>
                  <td colSpan={3}>{intl.formatMessage(empty)}</td>
                </tr>
              )}
            </tbody>
          </table>
        );
      })}
    </Section>
  );
};
