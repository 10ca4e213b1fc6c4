import { Button } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { bank, creditCard, wallet } from '@lounge/kit/icons';
import { Notice } from '@lounge/kit/notice';
import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';

const List = styled.ul.withConfig({ componentId: 'site-saved-methods' })`
  list-style: none;
  padding: 0;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    min-height: 56px;
    border-bottom: 1px solid var(--kit-border);
  }
  > li > [data-part='name'] {
    flex: 1;
  }
  > li > [data-part='name']::first-letter {
    text-transform: uppercase;
  }
`;

const icons = { card: creditCard, bank, wallet } as const;

/** The payment methods that the guest saved, each of which can be forgotten. Nothing without any. */
export const SavedMethodsConnected = observer(() => {
  const intl = useIntl();
  const { settings } = useCoins();
  const methods = settings.data.value?.methods ?? [];
  const hasFailed = settings.failed?.part === 'method';
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby="methods">
      <SectionHeading headingId="methods" title={intl.formatMessage(messages.methods)} />
      {hasFailed && <Notice tone="danger" text={intl.formatMessage(messages.forgetFailed)} />}
      <List>
        {methods.map(({ id, kind, label }) => {
          const method = `${intl.formatMessage(messages[kind])} ${label}`;
          return (
            <li key={id}>
              <Icon path={icons[kind]} size={22} />
              <span data-part="name">{method}</span>
              <Button
                variant="outline"
                size="small"
                aria-label={intl.formatMessage(messages.forgetMethod, { method })}
                disabled={settings.pending === 'method'}
                onClick={() => void settings.removeMethod(id)}
              >
                {intl.formatMessage(messages.forget)}
              </Button>
            </li>
          );
        })}
      </List>
    </section>
  );
});
