/** Groups a list by a key, as `Map.groupBy` does, which Node 20 lacks. */
export const groupBy = (list, keyOf) => {
  const groups = new Map();
  for (const each of list) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
};
