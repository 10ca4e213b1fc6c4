const maxId = 2_147_483_647;

/** Parses the id in an address; null for anything else, as another spelling of a number would be a second address. */
export const idOf = (text = ''): number | null => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= maxId ? id : null;
};

/** Parses the id in an address. Throws a 404 response for anything that is not a valid id. */
export const idIn = (text: string | undefined): number => {
  const id = idOf(text);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
};
