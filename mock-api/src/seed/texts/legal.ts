import type { TranslationTuple } from '../translations.ts';

/** A sample text: its heading and its paragraphs, with `{product}` for the product's name. */
export interface LegalSample {
  readonly heading: TranslationTuple;
  readonly paragraphs: readonly TranslationTuple[];
}

/** The sample of each kind of legal text. */
export const legalSamples = {
  TOS: {
    heading: ['Nutzungsbedingungen', 'Terms of service', 'Gebruiksvoorwaarden', 'Condiciones del servicio'],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Er zeigt, wo die Nutzungsbedingungen von {product} stehen werden, und bindet niemanden.',
        'This is a sample text. It shows where the terms of service of {product} will stand and binds nobody.',
        'Dit is een voorbeeldtekst. Hij laat zien waar de gebruiksvoorwaarden van {product} komen te staan en bindt niemand.',
        'Este es un texto de muestra. Indica dónde estarán las condiciones del servicio de {product} y no obliga a nadie.',
      ],
      [
        '{product} ist nur für Erwachsene. Alle Personen hier sind erfunden und mindestens 21 Jahre alt.',
        '{product} is open to adults only. Everyone shown here is invented and 21 or older.',
        '{product} is alleen voor volwassenen. Alle personen hier zijn verzonnen en minstens 21 jaar oud.',
        '{product} es solo para adultos. Todas las personas que aparecen son inventadas y tienen 21 años o más.',
      ],
    ],
  },
  PP: {
    heading: ['Datenschutz', 'Data protection', 'Gegevensbescherming', 'Protección de datos'],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Er steht anstelle der Hinweise zum Datenschutz von {product}.',
        'This is a sample text. It stands in for the notes on data protection of {product}.',
        'Dit is een voorbeeldtekst. Hij staat op de plaats van de privacyverklaring van {product}.',
        'Este es un texto de muestra. Ocupa el lugar de la política de privacidad de {product}.',
      ],
      [
        'Dieser Referenzserver speichert Eingaben nur auf dem Rechner, auf dem er läuft, und gibt sie nicht weiter.',
        'This reference server keeps what a guest enters on the machine on which it runs, and passes it to no one.',
        'Deze referentieserver bewaart invoer alleen op de computer waarop hij draait en geeft die niet door.',
        'Este servidor de referencia guarda los datos solo en el equipo en el que funciona y no los cede a nadie.',
      ],
    ],
  },
  GTC: {
    heading: [
      'Allgemeine Geschäftsbedingungen',
      'General terms and conditions',
      'Algemene voorwaarden',
      'Condiciones generales',
    ],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Hier stünden die Bedingungen für den Kauf von Coins und Abos bei {product}.',
        'This is a sample text. Real conditions of sale for coins and subscriptions of {product} would stand here.',
        'Dit is een voorbeeldtekst. Hier zouden de voorwaarden voor munten en abonnementen van {product} staan.',
        'Este es un texto de muestra. Aquí figurarían las condiciones de compra de monedas y suscripciones de {product}.',
      ],
      [
        'Auf diesem Server gekaufte Coins sind Testdaten. Es wird kein Geld abgebucht.',
        'Coins bought on this server are test data. No money is charged.',
        'Munten die op deze server worden gekocht, zijn testgegevens. Er wordt geen geld afgeschreven.',
        'Las monedas compradas en este servidor son datos de prueba. No se cobra dinero.',
      ],
    ],
  },
  TOU: {
    heading: ['Hausregeln', 'Rules of the house', 'Huisregels', 'Normas de la casa'],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Er beschreibt, wie Gäste bei {product} miteinander umgehen.',
        'This is a sample text. It describes how guests of {product} treat each other.',
        'Dit is een voorbeeldtekst. Hij beschrijft hoe gasten van {product} met elkaar omgaan.',
        'Este es un texto de muestra. Describe cómo se tratan los invitados de {product}.',
      ],
      [
        'Sei freundlich, zeichne niemanden auf und melde, was dir falsch vorkommt.',
        'Be kind, do not record anyone, and report what seems wrong to you.',
        'Wees vriendelijk, neem niemand op en meld wat je niet in orde lijkt.',
        'Trata bien a los demás, no grabes a nadie y avisa de lo que te parezca mal.',
      ],
    ],
  },
  IMP: {
    heading: ['Impressum', 'Imprint', 'Colofon', 'Aviso legal'],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Hier stünde, wer {product} betreibt.',
        'This is a sample text. The operator of {product} would be named here.',
        'Dit is een voorbeeldtekst. Hier zou staan wie {product} beheert.',
        'Este es un texto de muestra. Aquí figuraría quién gestiona {product}.',
      ],
      [
        'Musterstraße 1, 12345 Musterstadt',
        'Sample Street 1, 12345 Sampletown',
        'Voorbeeldstraat 1, 1234 AB Voorbeeldstad',
        'Calle de la Muestra 1, 12345 Villamuestra',
      ],
    ],
  },
} satisfies Record<string, LegalSample>;
