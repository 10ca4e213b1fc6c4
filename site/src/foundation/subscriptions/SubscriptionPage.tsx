import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PersonalLayout } from '../guest/PersonalLayout.tsx';
import { useSubscriptions } from './subscriptions-stores.ts';

const Plan = styled.div.withConfig({ componentId: 'site-subscription' })`
  display: grid;
  gap: 40px 56px;
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  @media (max-width: 1199.98px) {
    > :last-child {
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

/** The frame of the pages of subscriptions, which everybody may see: title, what the subscription changes, and its card. */
export const SubscriptionPage = ({ title, lead, card, children }: SubscriptionPageProps) => {
  const { subscriptions } = useSubscriptions();
  useEffect(() => void (subscriptions.list.isDue && subscriptions.load()), [subscriptions]);
  return (
    <PersonalLayout title={title} lead={<p data-part="lead">{lead}</p>} isPublic>
      <Plan>
        <div>{children}</div>
        <div>{card}</div>
      </Plan>
    </PersonalLayout>
  );
};
