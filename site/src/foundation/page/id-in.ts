const maxId = 2_147_483_647;

/** Parses the id in an address. Throws a 404 response for anything that is not a valid id. */
export const idIn = (text: string | undefined): number => {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1 || id > maxId) throw new Response(null, { status: 404 });
  return id;
};
