/** Characters that show nothing or turn the text around them, but joiners of emoji. */
const unseen =
  /[\p{Cc}\p{Bidi_Control}\u{AD}\u{115F}\u{1160}\u{180E}\u{200B}\u{2060}-\u{2065}\u{3164}\u{FEFF}\u{FFA0}]/gu;

/** A guest's words without such characters, but those that `kept` matches, one at a time. */
export const withoutUnseen = (text: string, kept: RegExp): string =>
  text.replaceAll(unseen, (each) => (kept.test(each) ? each : ''));
