/** The limit of a guest's name, in UTF-16 units. @assumed The documents name no rules. */
export const maxNameLength = 40;

/** Controls, formats with changes of direction among them, line breaks, and what stands for no character. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Letters that show nothing are ignorable; the empty pattern of Braille is not, but shows nothing either. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A guest's name as it is stored: composed, without spaces around, on one line. Null for a text that is no name, as performers would see
 * nothing or something else.
 */
export const guestName = (typed: string): string | null => {
  const name = typed.normalize('NFC').trim();
  return name.length > maxNameLength || refused.test(name) || !visible.test(name) ? null : name;
};
