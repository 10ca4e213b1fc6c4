import type { TranslationTuple } from '../translations.ts';

/** A sample text: its heading and its paragraphs, with `{product}` for the product's name; a section has a heading of its own. */
export interface LegalSample {
  readonly heading: TranslationTuple;
  readonly paragraphs: readonly TranslationTuple[];
  readonly sections?: readonly LegalSample[];
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
    sections: [
      {
        heading: ['Wer dabei sein kann', 'Who may take part', 'Wie mag meedoen', 'Quién puede participar'],
        paragraphs: [
          [
            'Ein Konto ist für Menschen ab 18 Jahren. Manche Inhalte öffnen sich erst nach einer Altersprüfung.',
            'An account is for people of 18 or older. Some content opens after an age check only.',
            'Een account is voor mensen vanaf 18 jaar. Sommige inhoud gaat pas na een leeftijdscontrole open.',
            'Una cuenta es para personas de 18 años o más. Algunos contenidos se abren solo tras verificar la edad.',
          ],
        ],
      },
      {
        heading: ['Coins und Abrechnungen', 'Coins and bills', 'Coins en rekeningen', 'Monedas y cuentas'],
        paragraphs: [
          [
            'Coins werden im Voraus gekauft und verfallen nicht. Chats werden nach den Sekunden berechnet, in denen das Bild zu sehen ist, und jeder endet mit einer Abrechnung, der ein Gast einmal widersprechen kann.',
            'Coins are bought in advance and do not expire. Chats are billed by the seconds in which the picture is seen, and each ends with a bill, to which a guest can object once.',
            'Coins worden vooraf gekocht en verlopen niet. Chats worden berekend per seconde waarin het beeld te zien is, en elke chat eindigt met een rekening, waartegen een gast één keer bezwaar kan maken.',
            'Las monedas se compran por adelantado y no caducan. Los chats se cobran por los segundos en los que se ve la imagen, y cada uno termina con una cuenta que se puede reclamar una vez.',
          ],
          [
            'VIP und TV laufen monatlich und können jederzeit zum Ende des bezahlten Monats gekündigt werden.',
            'VIP and TV run by the month and can be cancelled at any time, to the end of the paid month.',
            'VIP en TV lopen per maand en zijn op elk moment opzegbaar tegen het einde van de betaalde maand.',
            'VIP y TV van por meses y se pueden cancelar en cualquier momento, hasta el final del mes pagado.',
          ],
        ],
      },
      {
        heading: ['Was nicht geht', 'What is not allowed', 'Wat niet mag', 'Lo que no se permite'],
        paragraphs: [
          [
            'Niemand wird aufgezeichnet, bedrängt oder beleidigt. Wer das tut, kann gesperrt werden; bezahlte Inhalte bleiben ihm, neue kauft er nicht.',
            'Nobody is recorded, harassed or insulted. Whoever does it can be locked out; what was bought stays, nothing new can be bought.',
            'Niemand wordt opgenomen, lastiggevallen of beledigd. Wie dat wel doet, kan worden geblokkeerd; wat gekocht is blijft, iets nieuws kopen kan niet.',
            'A nadie se graba, acosa ni insulta. Quien lo haga puede ser bloqueado; conserva lo comprado, pero no puede comprar nada nuevo.',
          ],
        ],
      },
    ],
  },
  PP: {
    heading: ['Datenschutz', 'Data protection', 'Gegevensbescherming', 'Protección de datos'],
    paragraphs: [
      [
        'Dies ist ein Mustertext. Er steht anstelle der Hinweise zum Datenschutz von {product}.',
        'This is a sample text. It stands in for the notes on data protection of {product}.',
        'Dit is een voorbeeldtekst. Hij staat op de plaats van de verklaring over gegevensbescherming van {product}.',
        'Este es un texto de muestra. Ocupa el lugar del aviso de protección de datos de {product}.',
      ],
      [
        'Dieser Referenzserver speichert Eingaben nur auf dem Rechner, auf dem er läuft, und gibt sie nicht weiter.',
        'This reference server keeps what a guest enters on the machine on which it runs, and passes it to no one.',
        'Deze referentieserver bewaart invoer alleen op de computer waarop hij draait en geeft die niet door.',
        'Este servidor de referencia guarda los datos solo en el equipo en el que funciona y no los cede a nadie.',
      ],
    ],
    sections: [
      {
        heading: ['Was gespeichert wird', 'What is stored', 'Wat er wordt bewaard', 'Qué se guarda'],
        paragraphs: [
          [
            'Name, Adresse und Passwort eines Kontos, Nachrichten, Käufe und Einstellungen. Passwörter und Telefonnummern liegen nur als Prüfwert vor, von einer Altersprüfung bleibt nur das Ergebnis.',
            'The name, address and password of an account, messages, purchases and settings. Passwords and phone numbers are kept as hashes only, and of an age check only the result.',
            'Naam, adres en wachtwoord van een account, berichten, aankopen en instellingen. Wachtwoorden en telefoonnummers worden alleen als hash bewaard, van een leeftijdscontrole alleen het resultaat.',
            'Nombre, dirección y contraseña de la cuenta, mensajes, compras y ajustes. Las contraseñas y los teléfonos se guardan solo como resumen, y de la verificación de edad solo el resultado.',
          ],
        ],
      },
      {
        heading: ['Deine Rechte', 'Your rights', 'Je rechten', 'Tus derechos'],
        paragraphs: [
          [
            'Auf deiner eigenen Seite lädst du alles herunter, was über dich gespeichert ist, und löschst dein Konto. Nach 14 Tagen ist alles weg.',
            'On your own page you can download all that is stored about you, and delete your account. After 14 days everything is gone.',
            'Op je eigen pagina download je alles wat over je is bewaard en verwijder je je account. Na 14 dagen is alles weg.',
            'En tu propia página puedes descargar todo lo que se guarda sobre ti y borrar tu cuenta. A los 14 días ya no queda nada.',
          ],
        ],
      },
      {
        heading: ['Cookies', 'Cookies', 'Cookies', 'Cookies'],
        paragraphs: [
          [
            'Notwendige Cookies halten dich angemeldet und merken sich Alter, Sprache, Farben und deine Wahl. Funktionale merken sich deine letzten Suchen, analytische zählen Besuche; beide gibt es nur mit deiner Zustimmung, die du hier änderst.',
            'Necessary cookies keep you logged in and remember age, language, colours and your choice. Functional ones remember your last searches, analytics ones count visits; both need your consent, which you can change here.',
            'Noodzakelijke cookies houden je ingelogd en onthouden leeftijd, taal, kleuren en je keuze. Functionele onthouden je laatste zoekopdrachten, analytische tellen bezoeken; beide alleen met je toestemming, die je hier wijzigt.',
            'Las cookies necesarias mantienen tu sesión y recuerdan edad, idioma, colores y tu elección. Las funcionales recuerdan tus últimas búsquedas y las analíticas cuentan visitas; ambas solo con tu consentimiento, que cambias aquí.',
          ],
        ],
      },
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
        'Dit is een voorbeeldtekst. Hier zouden de voorwaarden voor coins en abonnementen van {product} staan.',
        'Este es un texto de muestra. Aquí figurarían las condiciones de compra de monedas y suscripciones de {product}.',
      ],
      [
        'Auf diesem Server aufgeladene Coins sind Testdaten. Es wird kein Geld abgebucht.',
        'Coins added on this server are test data. No money is charged.',
        'Coins die op deze server worden toegevoegd, zijn testgegevens. Er wordt geen geld afgeschreven.',
        'Las monedas añadidas en este servidor son datos de prueba. No se cobra dinero.',
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
        'Este es un texto de muestra. Describe cómo se tratan los usuarios de {product}.',
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
        'Dies ist ein Mustertext. Die Firma, die {product} betreibt, ist erfunden.',
        'This is a sample text. The company that runs {product} is invented.',
        'Dit is een voorbeeldtekst. Het bedrijf achter {product} is verzonnen.',
        'Este es un texto de muestra. La empresa que gestiona {product} es inventada.',
      ],
      ['{seller}, {address}', '{seller}, {address}', '{seller}, {address}', '{seller}, {address}'],
      ['USt-IdNr. {vatId}', 'VAT number {vatId}', 'Btw-nummer {vatId}', 'NIF-IVA {vatId}'],
      [
        'Fragen und Meldungen: help@{product}.example',
        'Questions and reports: help@{product}.example',
        'Vragen en meldingen: help@{product}.example',
        'Preguntas y denuncias: help@{product}.example',
      ],
    ],
  },
} satisfies Record<string, LegalSample>;
