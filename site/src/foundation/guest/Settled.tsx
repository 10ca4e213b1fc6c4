import { Skeleton } from '@lounge/kit/skeleton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NeedsScript } from '../page/NeedsScript.tsx';

const Root = styled.div.withConfig({ componentId: 'site-settled' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  > [data-part='waiting'] {
    display: none;
  }
  /* Without script nothing more comes. */
  @media (scripting: enabled) {
    &[data-pending] {
      position: relative;
      visibility: hidden;
      > [data-part='waiting'] {
        position: absolute;
        inset: 0 0 auto;
        display: block;
        visibility: visible;
      }
    }
  }
`;

/** Data from the server: pending until it has a value or has failed. */
interface Awaited {
  readonly state: string;
  readonly value: unknown;
}

/**
 * Sections below what is still loading: visible once that has its height, so that nothing moves that a guest has begun to read. A
 * placeholder, which takes no room, stands there until then.
 */
export const Settled = observer(({ after, children }: { after: readonly Awaited[]; children: ReactNode }) => {
  const isPending = after.some(({ state, value }) => value === null && state !== 'failed');
  return (
    <Root data-pending={isPending || undefined}>
      <NeedsScript />
      {isPending && <Skeleton data-part="waiting" lines={4} />}
      {children}
    </Root>
  );
});
