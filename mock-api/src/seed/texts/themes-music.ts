import type { Theme } from './theme.ts';

/** Themes: piano, tango, guitar, vinyl, theatre, film, jazz, magic. */
export const musicThemes = {
  piano: {
    tags: ['music', 'late'],
    voices: [
      {
        headline: ['Klavier und Wunschlieder', 'Piano and requests', 'Piano en verzoeknummers', 'Piano y peticiones'],
        opening: [
          'Tagsüber am Klavier, aus Gewohnheit bis spät wach.',
          'Pianist by trade, night owl by habit.',
          'Overdag achter de piano, van nature een nachtuil.',
          'Vivo del piano y trasnocho por costumbre.',
        ],
      },
      {
        headline: ['Satie um Mitternacht', 'Satie at midnight', 'Satie om middernacht', 'Satie a medianoche'],
        opening: [
          'In meiner Küche steht ein altes Klavier, und ich spiele, solange die Nudeln kochen.',
          'An old upright piano stands in my kitchen, and I play it while the pasta boils.',
          'In mijn keuken staat een oude piano en ik speel terwijl de pasta kookt.',
          'En mi cocina hay un piano viejo y lo toco mientras hierve la pasta.',
        ],
      },
    ],
  },
  tango: {
    tags: ['dance', 'music'],
    voices: [
      {
        headline: ['Tango, langsam', 'Tango, slowly', 'Tango, langzaam', 'Tango, despacio'],
        opening: [
          'Nachmittags unterrichte ich Tango und zähle die Schritte noch immer leise mit.',
          'I teach tango in the afternoons and still count the steps under my breath.',
          "'s Middags geef ik tangoles en ik tel de passen nog steeds zachtjes mee.",
          'Por las tardes doy clases de tango y todavía cuento los pasos en voz baja.',
        ],
      },
      {
        headline: [
          'Tanzen bis zum letzten Lied',
          'Dance until the last song',
          'Dansen tot het laatste nummer',
          'Bailar hasta la última canción',
        ],
        opening: [
          'Musik an, Stühle an die Wand: In einer Minute ist mein Wohnzimmer eine Tanzfläche.',
          'Music on, chairs to the wall: my living room becomes a dance floor in a minute.',
          'Muziek aan, stoelen aan de kant: in een minuut is mijn woonkamer een dansvloer.',
          'Música y sillas a la pared: en un minuto mi salón es una pista de baile.',
        ],
      },
    ],
  },
  guitar: {
    tags: ['music', 'playful'],
    voices: [
      {
        headline: ['Gitarre auf dem Balkon', 'Guitar on the balcony', 'Gitaar op het balkon', 'Guitarra en el balcón'],
        opening: [
          'Sechs Saiten, ein Balkon und sehr geduldige Nachbarn.',
          'Six strings, one balcony and very patient neighbours.',
          'Zes snaren, één balkon en heel geduldige buren.',
          'Seis cuerdas, un balcón y vecinos con mucha paciencia.',
        ],
      },
      {
        headline: [
          'Drei Akkorde und eine Geschichte',
          'Three chords and a story',
          'Drie akkoorden en een verhaal',
          'Tres acordes y una historia',
        ],
        opening: [
          'Ich schreibe kurze Lieder über lange Reisen.',
          'I write short songs about long trips.',
          'Ik schrijf korte liedjes over lange reizen.',
          'Escribo canciones cortas sobre viajes largos.',
        ],
      },
    ],
  },
  vinyl: {
    tags: ['music', 'talkative'],
    voices: [
      {
        headline: ['Plattenstunde', 'Vinyl hour', 'Vinyluur', 'La hora del vinilo'],
        opening: [
          'Vier Kisten Platten, keine Ordnung, und ich finde alles.',
          'Four crates of records, no order, and I find everything.',
          'Vier kratten platen, geen volgorde, en ik vind alles terug.',
          'Cuatro cajas de discos, ningún orden, y lo encuentro todo.',
        ],
      },
      {
        headline: ['Nur B-Seiten', 'B-sides only', 'Alleen B-kanten', 'Solo caras B'],
        opening: [
          'Freitags lege ich in einer Bar auf und summe bis Dienstag weiter.',
          'I play records in a bar on Fridays and hum them until Tuesday.',
          'Op vrijdag draai ik platen in een bar en tot dinsdag neurie ik ze na.',
          'Los viernes pincho en un bar y tarareo los discos hasta el martes.',
        ],
      },
    ],
  },
  theatre: {
    tags: ['stage', 'playful'],
    voices: [
      {
        headline: [
          'Geschichten von der Hinterbühne',
          'Backstage stories',
          'Verhalen van achter het doek',
          'Historias entre bastidores',
        ],
        opening: [
          'Ich kann ganze Stücke auswendig, aber keine einzige Telefonnummer.',
          'I know whole plays by heart and no telephone number.',
          'Ik ken hele stukken uit mijn hoofd en geen enkel telefoonnummer.',
          'Me sé obras enteras de memoria y ningún número de teléfono.',
        ],
      },
      {
        headline: [
          'Jede Stimme außer meiner',
          'Every voice but mine',
          'Elke stem behalve de mijne',
          'Todas las voces menos la mía',
        ],
        opening: [
          'Tagsüber spreche ich Hörbücher ein, abends rede ich mit meiner eigenen Stimme.',
          'By day I record audio books; after dark I speak in my own voice.',
          "Overdag spreek ik luisterboeken in, 's avonds praat ik met mijn eigen stem.",
          'De día grabo audiolibros; de noche hablo con mi propia voz.',
        ],
      },
    ],
  },
  film: {
    tags: ['stage', 'talkative'],
    voices: [
      {
        headline: [
          'Alte Filme, neue Witze',
          'Old films, new jokes',
          'Oude films, nieuwe grappen',
          'Cine viejo, chistes nuevos',
        ],
        opening: [
          'Einen Film habe ich vierzigmal gesehen und hoffe noch immer auf ein anderes Ende.',
          'I have seen one particular film forty times and still hope for another ending.',
          'Eén film heb ik veertig keer gezien en ik hoop nog steeds op een ander einde.',
          'He visto cierta película cuarenta veces y aún espero otro final.',
        ],
      },
      {
        headline: ['Die Spätvorstellung', 'The late screening', 'De late voorstelling', 'La última sesión'],
        opening: [
          'Ich verkaufe Karten in einem Kino mit einem Saal und drei Stammgästen.',
          'I sell tickets in a cinema with one hall and three regulars.',
          'Ik verkoop kaartjes in een bioscoop met één zaal en drie vaste gasten.',
          'Vendo entradas en un cine con una sala y tres clientes fijos.',
        ],
      },
    ],
  },
  jazz: {
    tags: ['music', 'late'],
    voices: [
      {
        headline: ['Jazz bei wenig Licht', 'Jazz, low lights', 'Jazz bij weinig licht', 'Jazz con poca luz'],
        opening: [
          'Ich singe in einem Trio, das seit sechs Jahren kurz vor dem ersten Album steht.',
          'I sing in a trio that has been about to record an album for six years.',
          'Ik zing in een trio dat al zes jaar bijna een album opneemt.',
          'Canto en un trío que lleva seis años a punto de grabar un disco.',
        ],
      },
      {
        headline: ['Den ganzen Tag summen', 'Humming all day', 'De hele dag neuriën', 'Tararear todo el día'],
        opening: [
          'Unser Chor trifft sich mittwochs, und meinetwegen fängt er später an.',
          'Our choir meets on Wednesdays, and I am the reason it starts late.',
          'Ons koor komt op woensdag bij elkaar en begint door mij altijd te laat.',
          'Nuestro coro ensaya los miércoles y por mi culpa empieza tarde.',
        ],
      },
    ],
  },
  magic: {
    tags: ['playful', 'games'],
    voices: [
      {
        headline: [
          'Kartentricks, schlecht versteckt',
          'Card tricks, badly hidden',
          'Kaarttrucs, slecht verstopt',
          'Trucos mal escondidos',
        ],
        opening: [
          'Ich kann Kartentricks und verrate sie, wenn du nett fragst.',
          'I do card tricks, and I will tell you how if you ask nicely.',
          'Ik doe kaarttrucs en vertel hoe ze werken als je het lief vraagt.',
          'Hago trucos de cartas y te los explico si me lo pides bien.',
        ],
      },
      {
        headline: ['Nichts im Ärmel', 'Nothing up my sleeve', 'Niets in mijn mouw', 'Nada en la manga'],
        opening: [
          'Ich habe einmal eine Uhr verschwinden lassen und suche sie bis heute.',
          'I once made a watch disappear and I am still looking for it.',
          'Ik heb ooit een horloge laten verdwijnen en zoek het nog steeds.',
          'Una vez hice desaparecer un reloj y todavía lo estoy buscando.',
        ],
      },
    ],
  },
} satisfies Record<string, Theme>;
