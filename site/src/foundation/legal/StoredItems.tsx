import { storedItemKeys, storedItems, type ConsentCategory, type StoredItemKey } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages, purposes } from './StoredItems.messages.ts';
import { storedItemsStyles } from './StoredItems.styles.ts';

const Section = styled.section.withConfig({ componentId: 'site-stored-items' })`
  ${storedItemsStyles}
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
