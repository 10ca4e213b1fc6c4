const largest = 2_147_483_647;

/** The id that an address names; what cannot be one is not found. */
export const idIn = (text: string | undefined): number => {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1 || id > largest) throw new Response(null, { status: 404 });
  return id;
};
