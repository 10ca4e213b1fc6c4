/** The tables of vouchers and bonus codes. */
export const voucherTables = {
  voucher: {
    id: 'id',
    guest_id: 'int',
    type: 'int',
    amount: 'int',
    subject: 'text null',
    actor_id: 'int null',
    valid_from: 'instant',
    valid_to: 'instant null',
  },
} as const;
