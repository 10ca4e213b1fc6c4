'use client';

import { Chip } from '@lounge/kit/chip';
import { useState, type ReactNode } from 'react';

/** Shows all children, or those for VIPs: a client component around tiles that the server has rendered. */
export function VipFilter({ all, vip }: { all: ReactNode; vip: ReactNode }) {
  const [isVipOnly, setVipOnly] = useState(false);
  return (
    <>
      <Chip selected={isVipOnly} onClick={() => setVipOnly(!isVipOnly)}>
        VIP only
      </Chip>
      {isVipOnly ? vip : all}
    </>
  );
}
