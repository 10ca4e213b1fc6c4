/** Characters that show nothing or turn the text around them, but joiners of emoji. */
const unseen =
  /[\p{Cc}\p{Bidi_Control}\u{AD}\u{115F}\u{1160}\u{180E}\u{200B}\u{2060}-\u{2065}\u{3164}\u{FEFF}\u{FFA0}]/gu;

/** A character that shows something by itself, which joiners, selectors and the empty Braille cell do not. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\u{2800}]/u;

/** A guest's words without such characters, but those that `kept` matches, one at a time; empty if nothing of them is seen. */
export const withoutUnseen = (text: string, kept: RegExp): string => {
  const words = text.replaceAll(unseen, (each) => (kept.test(each) ? each : ''));
  return seen.test(words) ? words : '';
};
