import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Facts = styled.section.withConfig({ componentId: 'site-game-facts' })`
  > dl {
    margin: 8px 0 0;
  }
  > dl > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 44px;
    border-bottom: 1px solid var(--kit-line);
  }
  > dl > div > dt {
    color: var(--kit-text-muted);
  }
  > dl > div > dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Facts beside a game or a calendar, a line each. */
export function FactList({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const heading = useId();
  return (
    <Facts aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Facts>
  );
}
