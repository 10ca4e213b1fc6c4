import type { BillDisputeProps } from './BillDispute.tsx';

export const billDisputeExample = { onDispute: () => undefined } satisfies BillDisputeProps;
