/** A late-night show; there are German and English words only. */
export interface LateNightText {
  /** English words between hyphens; part of the seed of its picture. */
  readonly name: string;
  /** Slugs of the performers. */
  readonly hosts: readonly string[];
  readonly headline: readonly [de: string, en: string];
  readonly text: readonly [de: string, en: string];
}

/** The shows in the order in which they come round, one each Friday. */
export const lateNightShows: readonly LateNightText[] = [
  {
    name: 'the-manual',
    hosts: ['noor'],
    headline: ['Die Gebrauchsanweisung', 'The manual'],
    text: [
      'Noor liest von vorn bis hinten. Wer bis zur Garantie wach bleibt, darf eine Seite wählen.',
      'Noor reads from front to back. Who is awake for the guarantee may choose a page.',
    ],
  },
  {
    name: 'chess-for-the-sleepless',
    hosts: ['noor', 'joaquim'],
    headline: ['Schach für Schlaflose', 'Chess for the sleepless'],
    text: [
      'Joaquim zieht, Noor erklärt, warum das ein Fehler war. Danach umgekehrt.',
      'Joaquim makes a move, and Noor explains why it was a mistake. Then the other way round.',
    ],
  },
  {
    name: 'letters-nobody-sent',
    hosts: ['maelle'],
    headline: ['Briefe, die keiner abschickte', 'Letters nobody sent'],
    text: [
      'Maëlle liest, was ihr geschrieben habt und nie zur Post brachtet. Ohne Namen, mit Punkt und Komma.',
      'Maëlle reads what you wrote and never took to the post. Without names, with every comma.',
    ],
  },
  {
    name: 'b-sides-after-midnight',
    hosts: ['mats', 'tamsin'],
    headline: ['Rückseiten nach Mitternacht', 'B-sides after midnight'],
    text: [
      'Nur die andere Seite, nur leise. Wer den Schlagzeuger erkennt, bekommt die nächste Platte.',
      'The other side only, and softly. Who recognises the drummer gets the next record.',
    ],
  },
  {
    name: 'the-quiz-without-points',
    hosts: ['freya-holm', 'wilma'],
    headline: ['Das Quiz ohne Punkte', 'The quiz without points'],
    text: [
      'Fragen nach Nachtzügen, Nachtfaltern und Monden. Gewonnen hat, wer die schönste falsche Antwort gibt.',
      'Questions about night trains, moths and moons. The most beautiful wrong answer wins.',
    ],
  },
  {
    name: 'one-song-until-it-works',
    hosts: ['mirela'],
    headline: ['Ein Stück, bis es sitzt', 'One piece until it works'],
    text: [
      'Mirela übt. Neunzig Minuten lang dasselbe Stück, und am Ende hört ihr es einmal ganz.',
      'Mirela practises. The same piece for ninety minutes, and in the end you hear it once as a whole.',
    ],
  },
];
