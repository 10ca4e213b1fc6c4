import type { Row } from '../../world/tables.ts';

/** Types whose number may belong to one account only. @assumed A household can share its primary and target numbers. */
export const uniquePhoneTypes = ['avs', 'payment', 'uniqueNumber'] as const satisfies readonly Row<'pinCall'>['type'][];
