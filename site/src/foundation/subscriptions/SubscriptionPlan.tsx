import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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

/** Props of SubscriptionPlan. */
export interface SubscriptionPlanProps {
  /** The card of the subscription; on phones it comes first. */
  card: ReactNode;
  /** Differences that the subscription makes. */
  children: ReactNode;
}

/** Differences that a subscription makes, and its card. */
export const SubscriptionPlan = ({ card, children }: SubscriptionPlanProps) => (
  <Plan>
    <div>{children}</div>
    <div>{card}</div>
  </Plan>
);
