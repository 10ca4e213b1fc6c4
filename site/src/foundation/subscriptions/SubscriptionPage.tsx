import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSubscriptions } from './subscriptions-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-subscription' })`
  display: grid;
  gap: 40px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 16px var(--kit-page-margin) var(--kit-space-7);
  > header > p {
    margin-top: 10px;
    color: var(--kit-text-muted);
  }
  > [data-part='plan'] {
    display: grid;
    gap: 40px 56px;
    align-items: start;
  }
  @media (min-width: 992px) {
    > [data-part='plan'] {
      grid-template-columns: minmax(0, 1fr) 372px;
    }
  }
  @media (max-width: 991.98px) {
    > [data-part='plan'] > :last-child {
      grid-row: 1;
    }
  }
`;

/** Props of SubscriptionPage. */
interface SubscriptionPageProps {
  title: string;
  lead: string;
  /** The card of the subscription; on phones it comes first. */
  card: ReactNode;
  children: ReactNode;
}

/** The frame of the pages of subscriptions: title, what the subscription changes, and its card. */
export const SubscriptionPage = ({ title, lead, card, children }: SubscriptionPageProps) => {
  const { subscriptions } = useSubscriptions();
  useEffect(() => void (subscriptions.list.isDue && subscriptions.load()), [subscriptions]);
  return (
    <Page>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div data-part="plan">
        <div>{children}</div>
        <div>{card}</div>
      </div>
    </Page>
  );
};
