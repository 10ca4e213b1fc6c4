import { styled } from 'styled-components';

/** The result of redeeming a reward, said where the reward is. */
export const RewardStatus = styled.p.withConfig({ componentId: 'site-reward-status' })`
  margin-top: var(--kit-space-3);
  color: var(--kit-text-muted);
  &:empty {
    margin: 0;
  }
`;
